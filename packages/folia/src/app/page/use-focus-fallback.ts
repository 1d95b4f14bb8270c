import { useEffect } from 'react';
import { focusPage } from '../router/focus.ts';

/** Moves the focus to the main area when the focused button is removed. */
export function useFocusFallback(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPage();
    },
    [],
  );
}
