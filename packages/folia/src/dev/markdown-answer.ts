import { llmsFile, markdownFile } from '../render/render-site.ts';
import { type DevelopmentResponse, type FoundPage, isMarkdownList } from './answer.ts';
import type { LiveLocale } from './prepare-live.ts';

/**
 * The response for a page as Markdown, or for the list of them, if the config asks for both and the path is one of these.
 * The converter is loaded with the first request, since it would delay the start.
 *
 * @param found the page at the path
 * @throws SiteError if the package for Markdown is not installed
 */
export async function respondWithMarkdown(
  locales: LiveLocale[],
  pathname: string,
  found: FoundPage | undefined,
): Promise<DevelopmentResponse | undefined> {
  if (found?.form === 'markdown') {
    const { loadMarkdownWriter } = await import('../render/page-markdown.ts');
    const file = markdownFile(found.page, found.prepared, await loadMarkdownWriter());
    return respondWithText('text/markdown', file.text);
  }
  const listed = found ? undefined : locales.find((prepared) => isMarkdownList(prepared, pathname));
  return listed && respondWithText('text/plain', llmsFile(listed).text);
}

function respondWithText(type: string, body: string): DevelopmentResponse {
  return { status: 200, type: `${type}; charset=utf-8`, body, isFallback: true };
}
