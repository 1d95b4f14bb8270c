import type { FooterLink, NavbarDocsVersions } from '../../contract/shell-data.ts';
import { usePage } from '../site-context.ts';
import { Dropdown } from './Dropdown.tsx';

/** The versions of the docs, each linking to the current page in it, or to its first page. */
export function DocsVersionDropdown({ item }: { item: NavbarDocsVersions }) {
  const { inVersions } = usePage();
  const renderLink = ({ label, href }: FooterLink) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  );
  return (
    <Dropdown label={item.versions.find(({ key }) => key === item.current)?.label}>
      {item.before.map(renderLink)}
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
      {item.after.map(renderLink)}
    </Dropdown>
  );
}
