import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { ShellTexts } from '../../contract/texts.ts';
import { hasAppleKeys } from '../apple-keys.ts';
import { useSite, useTexts } from '../site-context.ts';
import type { SearchStatus } from './search-store.ts';
import { useSearchStatus } from './use-search-status.ts';

/** The search box of the navigation bar; null if the site has no search. */
export function SearchBox() {
  return useSite().shell.search ? <Box /> : null;
}

/**
 * Looks like a field, and opens the dialog: when clicked, which the boot script handles, and when
 * typed into. Hover and focus prefetch the search.
 */
function Box() {
  const texts = useTexts();
  const { search } = useSite();
  const status = useSearchStatus();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The reader may have hovered or focused it before the shell was live.
    if (box.current?.matches(':hover, :focus')) search?.load();
  }, [search]);

  // After a failure, the reader can try again.
  const isWaiting = status === 'idle' || status === 'loading';
  return (
    <div className="search-box" data-status={status}>
      <span className="icon icon-search" />
      <input
        ref={box}
        type="search"
        aria-label={texts.search}
        aria-haspopup="dialog"
        aria-disabled={isWaiting || undefined}
        readOnly={isWaiting}
        placeholder={placeholder(status, texts)}
        value=""
        onChange={searchFor}
        onKeyDown={openByKey}
        onPointerEnter={search?.load}
        onFocus={search?.load}
      />
      <span className="search-label" aria-hidden="true">
        {texts.search}
      </span>
      <span className="search-label load-failed" aria-hidden="true">
        {texts.searchFailed}
      </span>
    </div>
  );
}

/** The dialog's field is focused before the browser continues, and receives the character. */
function openByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isPaste = (ctrlKey || metaKey) && key === 'v';
  const isWritten = !ctrlKey && !metaKey && !altKey && /^(?:.|Enter|Process)$/u.test(key);
  if (!isPaste && !isWritten) return;
  // The slash would open the dialog again.
  event.stopPropagation();
  event.currentTarget.click();
}

/** Handles input without a key press, from a menu or by dictation. */
function searchFor({ target }: ChangeEvent<HTMLInputElement>): void {
  const field = document.querySelector<HTMLInputElement>('#search-dialog input');
  if (!field) return;
  field.value = target.value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  target.click();
  field.setSelectionRange(field.value.length, field.value.length);
}

function placeholder(status: SearchStatus, texts: ShellTexts): string {
  if (status === 'failed') return texts.search;
  return status === 'ready' ? `${texts.search} ${shortcutName()}` : texts.searchLoading;
}

function shortcutName(): string {
  return hasAppleKeys() ? '⌘+K' : 'Ctrl+K';
}
