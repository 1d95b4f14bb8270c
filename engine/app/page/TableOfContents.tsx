import type { MouseEvent } from 'react';
import type { ContentLanguage, TocEntry } from '../../contract/page-data.ts';
import { keepInView } from '../keep-in-view.ts';
import { useTexts } from '../site-context.ts';
import { useCurrentSection } from './use-current-section.ts';

type Props = { entries: TocEntry[]; language?: ContentLanguage };

/**
 * The sections of the page with the current one marked. A disclosure under the title on narrow screens, which closes
 * when a section is chosen; where there is room for a column of its own the style sheet shows it open.
 */
export function TableOfContents({ entries, language }: Props) {
  const texts = useTexts();
  const current = useCurrentSection(entries);
  return (
    <details className="toc">
      <summary>{texts.contents}</summary>
      <nav aria-label={texts.contents}>
        <ul {...language}>
          {entries.map(({ id, title, level }) => (
            <li key={id} data-level={level}>
              <a
                ref={id === current ? showInList : undefined}
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={close}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/** In a column of its own a long list scrolls along. */
function showInList(entry: HTMLElement | null): void {
  const list = entry?.closest('.toc');
  if (entry && list) keepInView(entry, list);
}

/** Before the browser goes to the section, so that it goes to where the section then is. */
function close({ currentTarget }: MouseEvent): void {
  currentTarget.closest('details')?.removeAttribute('open');
}
