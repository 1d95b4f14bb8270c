import type { FooterLink } from '../../contract/shell-data.ts';

/** The links above or below the entries of a dropdown. */
export function FurtherLinks({ links = [] }: { links?: FooterLink[] }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
}
