import { useEffect, useState } from 'react';
import { ROOMY } from '../breakpoints.ts';

/** Less than this is a trembling finger, not a direction (px). */
const TREMBLE = 6;
/** How long the sign stays on a narrow window, where it lies over the text, once the reader is at rest (ms). */
const REST = 3000;

/**
 * What a scrolling tells about the wish to get back to the top: true for a way up from further down than a screen,
 * false for a way down or the top, undefined where it tells nothing new.
 */
export function wantsTop(from: number, to: number, screen: number): boolean | undefined {
  if (to <= screen) return false;
  if (Math.abs(to - from) < TREMBLE) return undefined;
  return to < from;
}

/** Whether the reader is scrolling back up, from further down than a screen. */
export function useScrolledBack(): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const wanted = wantsTop(last, scrollY, innerHeight);
      if (wanted === undefined) return;
      last = scrollY;
      setIsBack(wanted);
      clearTimeout(rest);
      if (wanted && !matchMedia(ROOMY).matches) rest = setTimeout(() => setIsBack(false), REST);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return isBack;
}
