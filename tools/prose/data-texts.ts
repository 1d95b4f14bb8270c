import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Quote } from './check-labels.ts';
import type { ProseBlock } from './prose-blocks.ts';

/** Keys of an API description whose texts are prose. In other files, all texts are. */
const PROSE_KEYS = new Set(['description', 'summary', 'title']);

/** Keys of data files whose values name something in the interface. */
const LABEL_KEYS = new Map([
  ['site/data/queues.yaml', 'name'],
  ['site/data/system-settings.yaml', 'setting'],
]);

/** Lists the names in a data file that quote the interface. A setting in a group is `Group: Setting`. */
export function dataLabels({ path, text }: { path: string; text: string }): Quote[] {
  const labelKey = LABEL_KEYS.get(path);
  if (labelKey === undefined) return [];
  const lines = new LineCounter();
  const quotes: Quote[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== labelKey) return;
      if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      const { line, col } = lines.linePos(value.range[0]);
      quotes.push({ file: path, line, column: col, text: value.value.replaceAll(': ', ' > ') });
    },
  });
  return quotes;
}

/**
 * Lists the texts of a YAML file: of an API description only its descriptions, summaries and titles.
 * Code within them is blanked out.
 */
export function dataTexts({ path, text }: { path: string; text: string }): ProseBlock[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const isApi = path.includes('/openapi/');
  const blocks: ProseBlock[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? key.value : undefined;
      if (isApi && !(typeof name === 'string' && PROSE_KEYS.has(name))) return;
      if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      // A single word is an identifier.
      if (!/\s/.test(value.value)) return;
      const [start, end] = value.range;
      blocks.push({
        kind: 'paragraph',
        text: withoutCode(text.slice(start, end)),
        placeAt(index) {
          const { line, col } = lines.linePos(start + index);
          return { line, column: col };
        },
      });
    },
  });
  return blocks;
}

/** Replaces code and the addresses of links by spaces of the same length. */
function withoutCode(text: string): string {
  return text.replace(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/g, (found) => ' '.repeat(found.length));
}
