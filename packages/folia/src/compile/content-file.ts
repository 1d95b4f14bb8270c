import { type Problem, SiteError } from 'folia-problems';
import { VFile } from 'vfile';
import type { CollectedContent } from '../model/page-content.ts';
import { lineAt } from '../read/config/key-line.ts';
import { emptyCollection, type PageContext } from './page-context.ts';
import { findTooDeep, isStackOverflow } from './source/depth.ts';
import { plainText } from './source/plain-text.ts';

/** Wraps the text of a page in a file. @throws SiteError if it is nested too deeply to be parsed */
export function readableFile(body: string, context: PageContext): VFile {
  const index = findTooDeep(body);
  if (index !== undefined) {
    throw new SiteError([{ ...tooDeep(context.path), line: lineAt(body, index) }]);
  }
  return contentFile(plainText(body), context);
}

/** Wraps text in a file as all steps expect it. */
export function contentFile(value: string, context: PageContext): VFile {
  return new VFile({ value, path: context.path, data: { context, collected: emptyCollection() } });
}

/** Returns what the steps collected from a file. */
export function collectedFrom(file: VFile): CollectedContent {
  return file.data.collected ?? emptyCollection();
}

/** Runs steps that may overflow the stack. @throws SiteError if they do */
export async function withStackCheck<T>(path: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw isStackOverflow(error) ? new SiteError([tooDeep(path)], { cause: error }) : error;
  }
}

function tooDeep(path: string): Problem {
  return {
    file: path,
    message: 'Blocks are nested too deeply.',
    hint: 'Lists, quotations and HTML elements can be a few hundred levels deep. Write fewer, or close those that end.',
  };
}
