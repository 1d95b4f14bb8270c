import type { ReactNode } from 'react';
import { useTexts } from '../site-context.ts';

type Props = {
  label: ReactNode;
  /** Whether it contains the current page. */
  isActive?: boolean;
  /**
   * Why it is rendered but invisible: its list is loading or failed to load. It keeps its space.
   */
  pending?: 'loading' | 'failed';
  /** Whether it requires scripts, and shows a message if they fail to load. */
  needsScripts?: boolean;
  /** List items. */
  children: ReactNode;
};

/** Only the style sheet makes it visible. */
function ScriptsFailed() {
  const texts = useTexts();
  return (
    <li className="load-failed">
      <span role="alert">
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page, which reloads it. */}
        {texts.scriptsFailed} <a href="">{texts.reload}</a>
      </span>
    </li>
  );
}

/**
 * A list of links behind a label. It is a native disclosure widget, so that it opens without
 * scripts; the name makes it close when another opens. The style sheet opens it on hover; keyboard,
 * touch and focus are handled in dropdowns.ts.
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
