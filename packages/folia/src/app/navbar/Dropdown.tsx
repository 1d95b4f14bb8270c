import type { ReactNode } from 'react';
import { useTexts } from '../site-context.ts';

type Props = {
  label: ReactNode;
  /** It holds the reader's place. */
  isActive?: boolean;
  /** Why it is drawn, but not shown: its list is on its way, or cannot be had. Its place is kept. */
  pending?: 'loading' | 'failed';
  /** It needs the scripts, and says so where they do not come. */
  needsScripts?: boolean;
  /** List items. */
  children: ReactNode;
};

/** Shown by the style sheet only. */
function ScriptsFailed() {
  const texts = useTexts();
  return (
    <li className="load-failed" role="alert">
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page, which reloads it. */}
      {texts.scriptsFailed} <a href="">{texts.reload}</a>
    </li>
  );
}

/**
 * A list of links behind a word. It is a native disclosure, so that it opens without scripts; the name makes it close
 * when another opens. The style sheet shows it on hover; what keys, touch and focus do is in dropdowns.ts.
 */
export function Dropdown({ label, isActive, pending, needsScripts, children }: Props) {
  return (
    <details className="dropdown" name="navbar" data-pending={pending}>
      <summary aria-current={isActive ? 'true' : undefined}>{label}</summary>
      <ul>
        {children}
        {needsScripts && <ScriptsFailed />}
      </ul>
    </details>
  );
}
