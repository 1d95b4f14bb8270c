import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { report } from '../report.ts';
import { walk } from './walk.ts';

type Formula = { node: Element; code: Element; isDisplay: boolean };

/**
 * Renders formulas as MathML (https://www.w3.org/TR/mathml-core/), which browsers display without a script, web font or
 * library. Formulas that cannot be parsed are reported with their line.
 */
export const rehypeMath: Plugin<[], Root> = () => async (tree: Root, file: VFile) => {
  const source = String(file);
  if (!source.includes('$') && !source.includes('math')) return;
  const formulas = findFormulas(tree, source);
  if (formulas.length === 0) return;
  // Loaded on first use.
  const { default: temml } = await import('temml');
  for (const { node, code, isDisplay } of formulas) {
    try {
      const options = { displayMode: isDisplay, throwOnError: true };
      const markup = temml.renderToString(textOf(code).trim(), options);
      replaceByMath(node, cleanMath(markup));
    } catch (error) {
      // It remains inline code or a code block, without a language.
      code.properties.className = undefined;
      const reason = error instanceof Error ? error.message : String(error);
      report(file, node, {
        severity: 'warning',
        message: `The formula cannot be parsed: ${plainReason(reason)}.`,
        hint: 'Write a literal dollar sign as \\$.',
      });
    }
  }
};

function findFormulas(tree: Root, source: string): Formula[] {
  const formulas: Formula[] = [];
  walk(tree, (node) => {
    if (node.type !== 'element') return undefined;
    const inner = node.tagName === 'pre' ? node.children[0] : node;
    if (inner?.type !== 'element' || inner.tagName !== 'code') return undefined;
    const names = Array.isArray(inner.properties.className) ? inner.properties.className : [];
    if (!names.includes('language-math')) return undefined;
    const isDisplay = inner !== node || source.startsWith('$$', inner.position?.start.offset);
    formulas.push({ node, code: inner, isDisplay });
    return false;
  });
  return formulas;
}

/** Removes classes that only the library's style sheet uses, and unset styles of cells. */
function cleanMath(markup: string): Element {
  const lean = markup
    .replace(/ class="([^"]*)"/g, (_, names: string) => keptClasses(names))
    .replace(/(?:level|color|font|font-[a-z]+|max-size):(?:undefined|Infinity,Infinity|0|1)?;/g, '')
    .replace(/(\d+\.\d{3})\d+/g, '$1')
    .replace(/ style="display:block math;"/, '');
  const math = fromHtml(lean, { fragment: true }).children[0];
  if (math?.type !== 'element') throw new Error('it is empty');
  math.properties.tabIndex = math.properties.display === 'block' ? 0 : undefined;
  return math;
}

const STYLED =
  /^(?:tml-(?:left|right|overline|underline|cancel|fbox|xcancel|tag)|upstrike|downstrike|sout)$/;

function keptClasses(names: string): string {
  const kept = names.split(' ').filter((name) => STYLED.test(name));
  return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
}

function replaceByMath(node: Element, math: Element): void {
  node.tagName = math.tagName;
  node.properties = math.properties;
  node.children = math.children;
}

/** Removes the position from a message of the library, and the combining characters that mark it in the formula. */
function plainReason(reason: string): string {
  const [first = reason] = reason.replace(/^\s*(?:ParseError:\s*)?/, '').split(/\n| at position/);
  return first.replaceAll('\u0332', '').trim().replace(/[.:]$/, '');
}
