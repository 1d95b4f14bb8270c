import type { NavbarDocsVersions } from '../../contract/shell-data.ts';
import { usePage } from '../site-context.ts';
import { Dropdown } from './Dropdown.tsx';
import { DropdownItems } from './DropdownItems.tsx';

/** The versions of the docs, each linking to the current page in it, or to its first page. */
export function DocsVersionDropdown({ item }: { item: NavbarDocsVersions }) {
  const { inVersions } = usePage();
  return (
    <Dropdown label={item.versions.find(({ key }) => key === item.current)?.label}>
      <DropdownItems items={item.before} />
      {item.versions.map(({ key, label, href }) => (
        <li key={key}>
          <a
            href={inVersions?.[key] ?? href}
            aria-current={key === item.current ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
      <DropdownItems items={item.after} />
    </Dropdown>
  );
}
