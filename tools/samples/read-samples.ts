import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ProsePage } from '../prose/parse-page.ts';
import type { Sample } from './sample.ts';

/** The language ends where options follow without a space: `js{1,3}`. */
const LANGUAGE = /^[^{]*/;
const ATTRIBUTE = /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;
const FENCE = /^[\s>]*(?:`{3}|~{3})/;

/** All code blocks of a page, also those in lists, tabs and boxes. */
export function readSamples(page: ProsePage): Sample[] {
  const lines = page.body.split('\n');
  const samples: Sample[] = [];
  visit(page.tree, 'code', (code: Code) => {
    const start = code.position?.start;
    if (!start) return;
    const text = lines[start.line - 1]?.slice(start.column - 1) ?? '';
    const attributes = readAttributes(`${code.lang ?? ''} ${code.meta ?? ''}`);
    // Indented code has no line of its own above it.
    const line = FENCE.test(text) ? start.line + 1 : start.line;
    samples.push({
      file: page.path,
      line,
      language: (LANGUAGE.exec(code.lang ?? '')?.[0] ?? '').toLowerCase(),
      title: attributes.get('title') ?? '',
      code: code.value,
      unchecked: attributes.get('unchecked') ?? reasonOfFile(attributes.get('file')),
    });
  });
  return samples;
}

/** The engine puts the code of that file into the page. */
function reasonOfFile(file: string | undefined): string {
  return file === undefined ? '' : `its code is in ${file}`;
}

function readAttributes(meta: string): Map<string, string> {
  return new Map(
    Array.from(meta.matchAll(ATTRIBUTE), ([, name = '', double, single]) => [
      name,
      double ?? single ?? '',
    ]),
  );
}
