import { siteConfigSchema } from 'folia/format';
import { makeDroppedNotes } from '../migrate-values.ts';
import { asList, asObject, type Converted, type Note, type Values } from '../note.ts';
import { prune } from '../prune.ts';

const PRISM = ['themeConfig', 'prism'];
const KEY = [...PRISM, 'magicComments'].join('.');

/** The class of highlighted lines in Docusaurus. Here it is `marked`. */
const HIGHLIGHTED = 'theme-code-block-highlighted-line';

/**
 * Converts the comments that mark lines of code
 * (https://docusaurus.io/docs/markdown-features/code-blocks#custom-magic-comments). Those of Docusaurus itself need no entry.
 *
 * @returns `markdown` of the config, if there are others
 */
export function convertMagicComments(written: unknown): Converted<Values> {
  if (written === undefined) return { value: {}, notes: [] };
  const comments = asList(written).map(asObject).map(withOwnClass).filter(isNew);
  const { value, dropped } = prune(siteConfigSchema.shape.markdown, { magicComments: comments });
  const kept = asList(asObject(value)['magicComments']).map(asObject);
  const names = kept.map(({ className }) => className).join(', ');
  const text = `In \`markdown.magicComments\`. A style sheet of the site colors the lines, by their classes: ${names}.`;
  const migrated: Note = { group: 'theme', outcome: 'migrated', key: KEY };
  return {
    value: kept.length > 0 ? { markdown: { magicComments: kept } } : {},
    notes: [
      kept.length > 0 ? { ...migrated, text } : migrated,
      ...makeDroppedNotes(dropped, { group: 'theme', prefix: PRISM, reasons: {} }),
    ],
  };
}

function withOwnClass(comment: Values): Values {
  return comment['className'] === HIGHLIGHTED ? { ...comment, className: 'marked' } : comment;
}

/** Whether an entry has words other than those that every site knows. */
function isNew({ className, line, block }: Values): boolean {
  const { start, end } = asObject(block);
  const isUsual =
    className === 'marked' &&
    (line ?? 'highlight-next-line') === 'highlight-next-line' &&
    (start ?? 'highlight-start') === 'highlight-start' &&
    (end ?? 'highlight-end') === 'highlight-end';
  return !isUsual;
}
