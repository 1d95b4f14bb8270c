import { Link, pageHref, useSetHead, useSiteValues } from 'folia/components';
import type { ReactNode } from 'react';
import { useDoc } from './page.tsx';

/** Small components of https://docusaurus.io/docs/swizzling, in the markup of the engine. */

type CardItem = { label?: string; href?: string; description?: string; docId?: string };

/** One card, as in a list of cards. */
export function DocCard({ item }: { item: CardItem }) {
  const { label, href = '', description } = item;
  const site = useSiteValues();
  return (
    <div className="category-cards">
      <div>
        <a href={pageHref(href, site)}>{label}</a>
        {description && <p>{description}</p>}
      </div>
    </div>
  );
}

/** The link in English, or nothing without an address. */
export function EditThisPage({ editUrl }: { editUrl?: string }) {
  return editUrl ? (
    <a className="edit-link" href={editUrl}>
      Edit this page
    </a>
  ) : null;
}

/** Date, from milliseconds since 1970, and author of the last change. The words are English, the date is in UTC. */
export function LastUpdated(props: { lastUpdatedAt?: number; lastUpdatedBy?: string }) {
  const { lastUpdatedAt, lastUpdatedBy } = props;
  const { locale } = useSiteValues();
  const date = lastUpdatedAt === undefined ? undefined : new Date(lastUpdatedAt);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <span>
      Last updated
      {date && (
        <>
          {' on '}
          <time dateTime={date.toISOString()}>{format.format(date)}</time>
        </>
      )}
      {lastUpdatedBy && ` by ${lastUpdatedBy}`}
    </span>
  );
}

type TagLink = { label: string; permalink: string; count?: number };

/** A link to the page of a tag, with the number of its pages in parentheses. */
export function Tag({ label, permalink, count }: TagLink) {
  return (
    <Link to={permalink}>
      {label}
      {count !== undefined && ` (${count})`}
    </Link>
  );
}

export function TagsListInline({ tags }: { tags: TagLink[] }) {
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag.permalink}>
          <Tag {...tag} />
        </li>
      ))}
    </ul>
  );
}

type Entry = { id: string; value: string; level: number };

/** The contents of the page, or of the given list. */
export function TOC({ toc, className }: { toc?: Entry[]; className?: string }) {
  const own = useDoc().toc;
  return (
    <ul className={className}>
      {(toc ?? own).map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id}`}>{value}</a>
        </li>
      ))}
    </ul>
  );
}

/** A link to the home page with the title of the site instead of its logo. */
export function Logo({ className }: { className?: string }) {
  const { title } = useSiteValues();
  return (
    <Link to="/" className={className}>
      {title}
    </Link>
  );
}

type NavbarItemProps = {
  label?: ReactNode;
  to?: string;
  href?: string;
  className?: string;
  items?: NavbarItemProps[];
};

/** A link, or a disclosure widget with links. Other types of Docusaurus, such as `docSidebar`, are not supported. */
export function NavbarItem({ label, to, href, className, items }: NavbarItemProps) {
  if (!items) {
    return (
      <Link to={to ?? href} className={className}>
        {label}
      </Link>
    );
  }
  return (
    <details className={className}>
      <summary>{label}</summary>
      {items.map((item) => (
        <NavbarItem key={item.to ?? item.href ?? String(item.label)} {...item} />
      ))}
    </details>
  );
}

/** Sets the class of the main area: the root element belongs to the shell. */
export function HtmlClassNameProvider({
  className,
  children,
}: {
  className?: string;
  children?: ReactNode;
}) {
  useSetHead({ wrapperClassName: className });
  return <>{children}</>;
}
