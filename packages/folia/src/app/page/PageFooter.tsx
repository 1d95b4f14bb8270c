import type { PageLink, ShownUpdate } from '../../contract/page-data.ts';
import { usePage, useTexts } from '../site-context.ts';

/** The footer of a docs page: tags, source, last update, previous and next page. */
export function PageFooter() {
  const page = usePage();
  const texts = useTexts();
  return (
    <footer className="page-footer">
      {page.tags && <Tags tags={page.tags} />}
      {(page.editUrl || page.markdown || page.lastUpdate) && (
        <div className="page-meta">
          <div>
            {page.editUrl && (
              <a className="edit-link" href={page.editUrl}>
                {texts.editPage}
              </a>
            )}
            {page.markdown && <a href={page.markdown}>{texts.viewMarkdown}</a>}
          </div>
          {page.lastUpdate && <Updated update={page.lastUpdate} />}
        </div>
      )}
      {(page.previous || page.next) && (
        <nav className="pagination" aria-label={texts.previousAndNext}>
          {page.previous && (
            <PaginationLink link={page.previous} rel="prev" text={texts.previous} />
          )}
          {page.next && <PaginationLink link={page.next} rel="next" text={texts.next} />}
        </nav>
      )}
    </footer>
  );
}

function Tags({ tags }: { tags: PageLink[] }) {
  const texts = useTexts();
  return (
    <nav className="page-tags" aria-label={texts.tags}>
      <ul>
        {tags.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Updated({ update: { time, day, author } }: { update: ShownUpdate }) {
  const texts = useTexts();
  return (
    <p>
      {texts.lastUpdated}
      {day && ' '}
      {day && <time dateTime={time}>{day}</time>}
      {author && ` ${texts.lastUpdatedBy} ${author}`}
    </p>
  );
}

function PaginationLink({
  link,
  rel,
  text,
}: {
  link: PageLink;
  rel: 'prev' | 'next';
  text: string;
}) {
  return (
    <a className={`neighbor neighbor-${rel}`} href={link.href} rel={rel}>
      <span className="neighbor-kind">
        {link.kind ?? (link.section ? `${text} · ${link.section}` : text)}
      </span>
      <span className="neighbor-label">{link.label}</span>
    </a>
  );
}
