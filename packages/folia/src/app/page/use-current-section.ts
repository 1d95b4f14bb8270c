import { useEffect, useState } from 'react';
import type { TocEntry } from '../../contract/page-data.ts';

/** The share of the viewport's height, from the top, at which a section becomes the current one. */
const READING_LINE = 0.25;

/** The id of the section being read: the last one whose heading is above the reading line. */
export function useCurrentSection(entries: TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = entries
      .map(({ id }) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const update = () => setCurrent(sectionAt(headings, innerHeight * READING_LINE)?.id);
    // Not now, because the browser would have to lay out the page before React is done.
    let frame = requestAnimationFrame(update);
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    addEventListener('scroll', onScroll, { passive: true });
    // At the end of the page, a jump may not scroll.
    addEventListener('hashchange', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('hashchange', onScroll);
    };
  }, [entries]);
  return current;
}

/**
 * The target of a jump is the current section while its heading is near the top, however short it
 * is.
 */
function sectionAt(headings: HTMLElement[], line: number): HTMLElement | undefined {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  // At the end of the page, the last sections may never reach the line.
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  const lowest = isAtEnd ? clientHeight : line;
  const shown = headings.filter(hasPosition);
  const target = shown.find((heading) => heading.matches(':target'));
  const top = target?.getBoundingClientRect().top ?? -1;
  if (target && top >= 0 && top <= lowest) return target;
  if (isAtEnd) return shown.at(-1);
  return shown.findLast((heading) => heading.getBoundingClientRect().top <= line);
}

/**
 * Headings in a closed tab have no position, and headings in a sticky column do not indicate what
 * is being read.
 */
function hasPosition(heading: HTMLElement): boolean {
  const column = heading.closest('.api-samples');
  const isSticky = column !== null && getComputedStyle(column).position === 'sticky';
  return !isSticky && heading.checkVisibility();
}
