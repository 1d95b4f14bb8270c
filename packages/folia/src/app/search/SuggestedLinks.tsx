import { useSite, useTexts } from '../site-context.ts';

const MAX_LINKS = 8;

type SuggestedLink = { label: string; href: string };

/** Links for readers whom the search does not help: the first entries of the bar. */
export function SuggestedLinks() {
  const { shell } = useSite();
  const texts = useTexts();
  const links: SuggestedLink[] = [
    { label: texts.home, href: shell.homeHref },
    ...shell.navbar.items.flatMap((item) =>
      item.kind === 'link' && !item.external ? [{ label: item.label, href: item.href }] : [],
    ),
  ];
  const distinct = links.filter(
    ({ href }, index) => links.findIndex((way) => way.href === href) === index,
  );
  return (
    <ul className="ways-on">
      {distinct.slice(0, MAX_LINKS).map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
