import type { SidebarItem } from '../../contract/shell-data.ts';
import { firstHref } from '../../contract/sidebar-window.ts';
import { useSite, useTexts } from '../site-context.ts';

const MOST_WAYS = 8;

type Way = { label: string; href: string };

/**
 * Links for readers whom the search does not help: the first entries of the bar and the sidebar.
 */
export function WaysOn({ onChoose }: { onChoose?: () => void }) {
  const { shell, sidebars } = useSite();
  const texts = useTexts();
  const ways: Way[] = [
    { label: texts.home, href: shell.homeHref },
    ...shell.navbar.items.flatMap((item) =>
      item.kind === 'link' && !item.external ? [{ label: item.label, href: item.href }] : [],
    ),
    ...[...sidebars.values()].flat().flatMap(sidebarWay),
  ];
  const distinct = ways.filter(
    ({ href }, index) => ways.findIndex((way) => way.href === href) === index,
  );
  return (
    <ul className="ways-on">
      {distinct.slice(0, MOST_WAYS).map(({ label, href }) => (
        <li key={href}>
          <a href={href} onClick={onChoose}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function sidebarWay(item: SidebarItem): Way[] {
  if (item.kind !== 'category') return [];
  const href = firstHref(item);
  return href === undefined ? [] : [{ label: item.label, href }];
}
