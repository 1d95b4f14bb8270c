import { useEffect, useState } from 'react';
import { ROOMY } from '../breakpoints.ts';

/** Smaller movements are jitter, not scrolling (in pixels). */
const JITTER = 6;
/**
 * How long the button stays on a narrow viewport, where it covers the text, after scrolling stops,
 * in milliseconds.
 */
const IDLE_DURATION = 3000;

/**
 * Whether a scroll movement suggests that the reader wants to get to the top: true when scrolling
 * up from more than a screen down, false when scrolling down or near the top, undefined if it is
 * too small to tell.
 */
export function suggestsTop(from: number, to: number, screen: number): boolean | undefined {
  if (to <= screen) return false;
  if (Math.abs(to - from) < JITTER) return undefined;
  return to < from;
}

/** Whether the reader is scrolling up from more than a screen down. */
export function useScrolledBack(): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const wanted = suggestsTop(last, scrollY, innerHeight);
      if (wanted === undefined) return;
      last = scrollY;
      setIsBack(wanted);
      clearTimeout(rest);
      if (wanted && !matchMedia(ROOMY).matches)
        rest = setTimeout(() => setIsBack(false), IDLE_DURATION);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return isBack;
}
