import type { TocEntry } from '../../contract/page-data.ts';
import { useTexts } from '../site-context.ts';
import { useCurrentSection } from './use-current-section.ts';

/**
 * The sections of the page with the current one marked. A disclosure under the title on narrow screens; where there is
 * room for a column of its own the style sheet shows it open.
 */
export function TableOfContents({ entries }: { entries: TocEntry[] }) {
  const texts = useTexts();
  const current = useCurrentSection(entries);
  return (
    <details className="toc">
      <summary>{texts.contents}</summary>
      <nav aria-label={texts.contents}>
        <ul>
          {entries.map(({ id, title, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
