import { useEffect, useState } from 'react';
import type { ShellTexts } from '../../contract/texts.ts';
import { hasAppleKeys } from '../apple-keys.ts';
import { useTexts } from '../site-context.ts';
import { copyText } from './copy-text.ts';

/**
 * How long messages are visible, in milliseconds. The one that asks for a key press takes longer to
 * read.
 */
const DURATIONS = { link: 2500, done: 2500, selected: 8000 };

type Outcome = keyof typeof DURATIONS;

/**
 * Announces the result of a click on a copy button, and copies the URL of a section, or of a
 * property in an API reference, when the link beside it is clicked; the browser still navigates
 * there. Listens to the whole document, since React does not control the article.
 */
export function CopyMessage() {
  const texts = useTexts();
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (shown: Outcome) => {
      clearTimeout(timer);
      setOutcome(shown);
      timer = setTimeout(() => setOutcome(undefined), DURATIONS[shown]);
    };
    const onCopied = () => {
      const { dataset } = document.documentElement;
      if (dataset.copied === 'done' || dataset.copied === 'selected') show(dataset.copied);
      delete dataset.copied;
    };
    const onClick = async (event: MouseEvent) => {
      const href = getSectionUrl(event);
      if (href && (await copyText(href))) show('link');
    };
    // A button may have been clicked before the shell was live.
    onCopied();
    addEventListener('copied', onCopied);
    addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      removeEventListener('copied', onCopied);
      removeEventListener('click', onClick);
    };
  }, []);
  // The button shows that the text is copied, so only readers who cannot see it need a message.
  return (
    <output className={outcome === 'done' ? 'sr-only' : 'copy-message'} aria-live="polite">
      {outcome && getMessage(outcome, texts)}
    </output>
  );
}

function getMessage(outcome: Outcome, texts: ShellTexts): string {
  if (outcome === 'link') return texts.linkCopied;
  if (outcome === 'done') return texts.copiedCode;
  return texts.pressToCopy.replace('{keys}', hasAppleKeys() ? '⌘C' : 'Ctrl+C');
}

function getSectionUrl({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  return target.closest<HTMLAnchorElement>('.heading-link,.api-head>a')?.href;
}
