import { useSyncExternalStore } from 'react';
import { listen } from '../listen.ts';
import { useTexts } from '../site-context.ts';

/** The color mode button. The boot script handles it, so that it works before the shell is live. */
export function ColorModeSwitch() {
  const texts = useTexts();
  const isDark = useSyncExternalStore(subscribe, isDarkNow, () => false);
  return (
    <button
      type="button"
      className="color-mode"
      data-color-mode=""
      aria-label={isDark ? texts.switchToLight : texts.switchToDark}
    >
      <span className="icon icon-mode" />
    </button>
  );
}

function subscribe(listener: () => void): () => void {
  return listen(['colormode'], listener);
}

function isDarkNow(): boolean {
  return document.documentElement.dataset.theme === 'dark';
}
