import type { DropdownItem } from '../../contract/shell-data.ts';
import { Markup } from '../Markup.ts';
import { ItemLink } from './ItemLink.tsx';

/** The entries of a dropdown that the config lists. */
export function DropdownItems({ items = [] }: { items?: DropdownItem[] }) {
  return items.map((item) =>
    item.kind === 'html' ? (
      <Markup key={item.html} as="li" className="navbar-html" html={item.html} />
    ) : (
      <li key={item.href + item.label} className={item.placement}>
        <ItemLink item={item} />
      </li>
    ),
  );
}
