import type { WriteMarkdown } from '../model/page-markdown.ts';
import type { BuildStore } from './build-store.ts';
import { hash } from './cache-folder.ts';

/** A converter of pages that remembers its results, by everything it is given. */
export function cacheMarkdown(store: BuildStore, write: WriteMarkdown): WriteMarkdown {
  return (page, url) => {
    const { title, html, data } = page;
    const heading = JSON.stringify([title, data.heading, data.showsDescription, data.description]);
    const key = `markdown-${hash([store.fingerprint, url, heading, html]).slice(0, 32)}`;
    const known = store.read(key);
    if (typeof known === 'string') return known;
    const text = write(page, url);
    store.write(key, text);
    return text;
  };
}
