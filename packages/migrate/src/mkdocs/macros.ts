import { valueAt } from 'folia-problems';
import type { Values } from '../note.ts';
import { mapOutsideCode } from '../outside-code.ts';

/** A private-use character that stands for text that is not evaluated. */
const MARK = '\uE000';

/**
 * Fills in the values of `extra` (https://mkdocs-macros-plugin.readthedocs.io), and removes other expressions and
 * conditions of Jinja, which only Python can evaluate.
 */
export function applyMacros(
  text: string,
  extra: Values,
  report: (item: string, text: string) => void,
): string {
  const raw: string[] = [];
  const kept = text.replace(
    /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g,
    (_whole, inner: string) => {
      raw.push(inner);
      return `${MARK}${raw.length - 1}${MARK}`;
    },
  );
  return removeBlocks(kept.replace(/\{#[\s\S]*?#\}/g, ''), (block) =>
    report(
      'Jinja block',
      `Only Python can evaluate it; it is left out: ${block.split('\n')[0]?.slice(0, 60)}`,
    ),
  )
    .replace(/\{%-?[\s\S]*?%\}/g, '')
    .replace(/(?<!\$)\{\{-?\s*([\s\S]*?)\s*-?\}\}/g, (_whole, expression: string) => {
      const value = /^[\w.]+$/.test(expression) ? valueAt(extra, expression.split('.')) : undefined;
      if (typeof value === 'string' || typeof value === 'number') return String(value);
      report(
        `expression "${expression.slice(0, 60)}"`,
        'Only Python can evaluate it; it is left out',
      );
      return '';
    })
    .replace(
      new RegExp(`${MARK}(\\d+)${MARK}`, 'g'),
      (_whole, index: string) => raw[Number(index)] ?? '',
    );
}

const BLOCK_TAG = /\{%-?\s*(end)?(for|if|macro|set|call|filter)\b[\s\S]*?%\}/g;

/** Removes text from the start of a block, such as `{% if %}`, to its own end, with the blocks inside it. */
function removeBlocks(text: string, onBlock: (block: string) => void): string {
  const open: { name: string; start: number }[] = [];
  let kept = '';
  let end = 0;
  for (const { 0: tag, 1: isEnd, 2: name = '', index } of text.matchAll(BLOCK_TAG)) {
    // Without an end: `{% set name = 1 %}`.
    if (name === 'set' && tag.includes('=')) continue;
    if (!isEnd) {
      open.push({ name, start: index });
      continue;
    }
    const at = open.findLastIndex((block) => block.name === name);
    const start = open[at]?.start;
    if (start === undefined) continue;
    open.length = at;
    if (open.length > 0) continue;
    onBlock(text.slice(start, index));
    kept += text.slice(end, start);
    end = index + tag.length;
  }
  return kept + text.slice(end);
}

/** Reports placeholders such as `{{ version }}` in prose, which hooks of a site fill in. */
export function reportPlaceholders(
  text: string,
  report: (item: string, text: string) => void,
): void {
  mapOutsideCode(text, (prose) => {
    const found = [...prose.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(([, name = '']) => name);
    for (const name of new Set(found)) {
      report(
        `placeholder "{{ ${name} }}"`,
        'A hook filled it in, and hooks are Python; it is shown as written',
      );
    }
    return prose;
  });
}
