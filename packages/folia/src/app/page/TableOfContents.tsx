import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { ContentLanguage, TocEntry } from '../../contract/page-data.ts';
import { keepInView } from '../keep-in-view.ts';
import { useTexts } from '../site-context.ts';
import { useCurrentSection } from './use-current-section.ts';

type Props = { entries: TocEntry[]; language?: ContentLanguage };

/**
 * The table of contents, with the current section marked. On phones it is a disclosure widget under
 * the title; on wider screens a line that sticks below the bar, whose list covers the text; if
 * there is room for a column, the style sheet shows it open.
 */
export function TableOfContents({ entries, language }: Props) {
  const texts = useTexts();
  const current = useCurrentSection(entries);
  const currentTitle = entries.find(({ id }) => id === current)?.title;
  return (
    <details className="toc" onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
      <summary>
        {texts.contents}
        {currentTitle && (
          <span className="toc-current" {...language}>
            {currentTitle}
          </span>
        )}
      </summary>
      <nav aria-label={texts.contents}>
        <ul {...language}>
          {entries.map(({ id, title, level }) => (
            <li key={id} className={level > 2 ? `level-${level}` : undefined}>
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

/** Scrolls a long list along if it is a column. */
function showInList(entry: HTMLElement | null): void {
  const list = entry?.closest('.toc');
  if (entry && list) keepInView(entry, list);
}

/** Closes the list before the browser scrolls to the section, because closing moves the section. */
function close({ currentTarget }: MouseEvent): void {
  currentTarget.closest('details')?.removeAttribute('open');
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/**
 * A list that covers the text closes when it loses the focus; closing one above the text would move
 * the text.
 */
function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  const list = currentTarget.querySelector('nav');
  const isOver = list !== null && getComputedStyle(list).position === 'absolute';
  if (isOver && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
