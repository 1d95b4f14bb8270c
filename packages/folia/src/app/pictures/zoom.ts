/** The code that is fetched when an image is opened for the first time. */
import type { ShellTexts } from '../../contract/texts.ts';

/**
 * Shows an image over the page, as large as its size or the viewport allows; any click and Escape
 * close it.
 *
 * @param width the intrinsic width of the image
 */
export function showZoomed(image: HTMLImageElement, width: number, texts: ShellTexts): void {
  if (document.querySelector('dialog.zoom')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.ariaLabel = image.alt || texts.picture;
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = texts.closePicture;
  dialog.append(makeEnlargedCopy(image, width), button);
  const close = () => dialog.close();
  dialog.addEventListener('click', close);
  addEventListener('pagechange', close);
  dialog.addEventListener('close', () => {
    removeEventListener('pagechange', close);
    dialog.remove();
    // If the image is gone along with its page, the router has set the focus.
    if (image.isConnected) image.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** A copy of the image in its intrinsic size, from the file that fits the viewport. */
function makeEnlargedCopy(image: HTMLImageElement, width: number): Element {
  const height = Math.round((width * image.clientHeight) / image.clientWidth);
  const copy = new Image(width, height);
  copy.alt = image.alt;
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  const picture = document.createElement('picture');
  for (const source of sources) {
    const copiedSource = document.importNode(source);
    copiedSource.sizes = `min(100vw, ${width}px)`;
    picture.append(copiedSource);
  }
  picture.append(copy);
  // Set last, so that the browser selects a source only once.
  copy.srcset = image.srcset;
  copy.src = image.src;
  return picture;
}
