import { escapeHtml } from '../render/escape-html.ts';

/** Replaces a page that fails to render during development, until the error is fixed. */
export function failurePage(error: unknown, scripts: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rendering failed</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `${scripts}</head><body style="max-width:60rem;margin:10vh auto;padding:0 1rem">`,
    '<h1 style="font-family:system-ui">This page cannot be rendered</h1>',
    `<pre style="white-space:pre-wrap">${escapeHtml(message)}</pre></body></html>\n`,
  ].join('');
}
