import { useEffect } from 'react';
import { focusPage } from '../router/focus.ts';

/** Gives the focus to the main area where it would be lost with a button that leaves the page. */
export function useKeptFocus(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPage();
    },
    [],
  );
}
