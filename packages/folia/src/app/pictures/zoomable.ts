import type { ShellTexts } from '../../contract/texts.ts';
import { showZoomed } from './zoom.ts';

/** Smaller enlargements are not worth a dialog. */
const MIN_ENLARGEMENT = 1.1;

/**
 * Lets readers enlarge images that are shown smaller than their intrinsic size, by click or
 * keyboard. A link or control around an image takes precedence. Without scripts, images are not
 * interactive.
 *
 * @returns a function that observes the images of the current page
 */
export function zoomPictures(texts: ShellTexts): () => void {
  // Fires when the viewport, a tab or a disclosure widget changes an image's size; nothing is
  // measured.
  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) updateButton(target, contentRect.width, texts);
  });
  document.addEventListener('click', (event) => open(event, texts));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') open(event, texts);
  });
  return () => {
    sizes.disconnect();
    for (const image of document.querySelectorAll('#page-body img:not(.author-picture)')) {
      const around = image.closest('a[href], button, summary, label, docs-island, docs-content');
      // The content of an island is a part of the page.
      if (!around || around.localName === 'docs-content') sizes.observe(image);
    }
  };
}

/** Makes an image a button while it can be enlarged. */
function updateButton(image: Element, shownWidth: number, texts: ShellTexts): void {
  if (!(image instanceof HTMLImageElement)) return;
  const isSmaller = shownWidth > 0 && getIntrinsicWidth(image) > shownWidth * MIN_ENLARGEMENT;
  const attributes = { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog' };
  for (const [name, value] of Object.entries(attributes)) {
    if (isSmaller) image.setAttribute(name, value);
    else image.removeAttribute(name);
  }
  // A button needs a name.
  if (!image.alt) image.ariaLabel = isSmaller ? texts.picture : null;
}

function open(event: Event, texts: ShellTexts): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLImageElement)) return;
  if (!target.matches('#page-body img[aria-haspopup]')) return;
  // The space bar would scroll.
  event.preventDefault();
  showZoomed(target, getIntrinsicWidth(target), texts);
}

/**
 * The intrinsic width of an image, in pixels. `naturalWidth` alone is that of the file the browser
 * selected, divided by its density; the attribute may be the author's choice.
 */
function getIntrinsicWidth(image: HTMLImageElement): number {
  const offered = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
    .flatMap(({ srcset }) => [...srcset.matchAll(/\s(\d+)w(?:,|$)/g)])
    .map(([, width]) => Number(width));
  return Math.max(image.naturalWidth, Number(image.getAttribute('width')), ...offered);
}
