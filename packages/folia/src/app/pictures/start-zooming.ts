import type { ShellTexts } from '../../contract/texts.ts';

/** Lets readers enlarge images. The code is fetched with the first page that has one. */
export function startZooming(texts: ShellTexts): void {
  let watch: (() => void) | undefined;
  const update = async () => {
    if (!watch && !document.querySelector('#page-body img')) return;
    if (!watch) {
      // As a namespace, since Vite adds code for each name that is destructured.
      const code = await import('./zoomable.ts');
      watch = code.zoomPictures(texts);
    }
    watch();
  };
  const start = () => void update().catch(console.error);
  addEventListener('pagechange', start);
  start();
}
