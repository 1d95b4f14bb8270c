import type { Texts } from '../../contract/texts.ts';

/** Less than this is not worth a dialog. */
const GAIN = 1.1;

/**
 * Lets the reader open each picture of the text that is shown smaller than it is, by a click or by the keyboard. A link
 * or a control around a picture wins. Without scripts a picture is a picture.
 */
export function zoomPictures(texts: Texts): void {
  // Told again when the window, a tab or a disclosure changes what is shown; nothing is measured for it.
  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) mark(target, contentRect.width, texts);
  });
  const watch = () => {
    sizes.disconnect();
    for (const image of document.querySelectorAll('#body img:not(.author-picture)')) {
      if (!image.closest('a[href], button, summary, label, docs-island')) sizes.observe(image);
    }
  };
  watch();
  addEventListener('pagechange', watch);
  document.addEventListener('click', (event) => open(event, texts));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') open(event, texts);
  });
}

/** Makes a picture a button as long as it is one. */
function mark(image: Element, shownWidth: number, texts: Texts): void {
  if (!(image instanceof HTMLImageElement)) return;
  const isSmaller = shownWidth > 0 && fullWidth(image) > shownWidth * GAIN;
  const attributes = { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog' };
  for (const [name, value] of Object.entries(attributes)) {
    if (isSmaller) image.setAttribute(name, value);
    else image.removeAttribute(name);
  }
  // A button needs a name.
  if (!image.alt) image.ariaLabel = isSmaller ? texts.picture : null;
}

async function open(event: Event, texts: Texts): Promise<void> {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLImageElement)) return;
  if (!target.matches('#body img[aria-haspopup]')) return;
  // The space bar would scroll.
  event.preventDefault();
  try {
    const { showZoomed } = await import('./zoom.ts');
    showZoomed(target, fullWidth(target), texts);
  } catch (error) {
    console.error('The code of the zoom did not load:', error);
  }
}

/**
 * The width of a picture itself, in pixels, whatever it is shown with. `naturalWidth` alone tells that of the file which
 * the browser has chosen, divided by its density; the attribute may be an author's wish.
 */
function fullWidth(image: HTMLImageElement): number {
  const offered = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
    .flatMap(({ srcset }) => [...srcset.matchAll(/\s(\d+)w(?:,|$)/g)])
    .map(([, width]) => Number(width));
  return Math.max(image.naturalWidth, Number(image.getAttribute('width')), ...offered);
}
