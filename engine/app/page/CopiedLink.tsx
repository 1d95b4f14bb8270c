import { useEffect, useState } from 'react';
import { useTexts } from '../site-context.ts';

const HEADING_LINK = '.prose :is(h2, h3, h4, h5, h6) > a[href^="#"]';
/** How long the words stay (ms). */
const SHOWN = 2500;

/**
 * Copies the full address of a section when its heading is clicked, and says so; the browser still goes to the section.
 * The article is not React's, so the whole document is listened to.
 */
export function CopiedLink() {
  const texts = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onClick = async (event: MouseEvent) => {
      const href = sectionAddress(event);
      if (!href || !(await copy(href))) return;
      clearTimeout(timer);
      setIsCopied(true);
      timer = setTimeout(() => setIsCopied(false), SHOWN);
    };
    addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', onClick);
    };
  }, []);
  return (
    <output className="copied-link" aria-live="polite">
      {isCopied && texts.linkCopied}
    </output>
  );
}

function sectionAddress({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  return target.closest<HTMLAnchorElement>(HEADING_LINK)?.href;
}

/** False where the browser does not let the page write to the clipboard. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
