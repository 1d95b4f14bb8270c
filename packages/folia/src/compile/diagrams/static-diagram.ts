import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { loadOptional } from '../../optional-package.ts';
import type { DiagramSource } from './diagram-source.ts';
import { kindOf } from './static-syntax.ts';

/** A drawing, or why the library did not make it. */
export type Drawing = { ok: true; svg: Element } | { ok: false; message: string };

/** The text that the library writes into an entity without attributes. */
const NO_ATTRIBUTES = /<text\b[^>]*>\(no attributes\)<\/text>/g;

/**
 * Draws a diagram as an SVG element, colored by the style sheet.
 * @param text the text for the library
 * @param name prefix of ids, unique on the page
 * @param word the translated word "Diagram"
 * @param file with the diagram, for messages
 * @throws SiteError if the library, which only sites with diagrams need, is not installed
 */
export async function drawStatically(
  text: string,
  source: DiagramSource,
  { name, word, file }: { name: string; word: string; file?: string },
): Promise<Drawing> {
  // Loaded on first use: its layout engine takes longer to start than a page to compile.
  const library = { name: 'beautiful-mermaid', users: 'Diagrams', file };
  const { renderMermaidSVG } = await loadOptional(() => import('beautiful-mermaid'), library);
  try {
    const drawing = renderMermaidSVG(text.trim(), { font: 'system-ui', padding: 4 });
    const svg = drawing.replace(NO_ATTRIBUTES, '');
    const label = writtenLabel(source) ?? `${defaultLabel(source, word)}: ${wordsOf(svg)}`;
    return { ok: true, svg: cleanSvg(svg, name, label) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/** The text alternative that the author wrote. */
function writtenLabel({ accTitle, accDescr }: DiagramSource): string | undefined {
  return [accTitle, accDescr].filter(Boolean).join('. ') || undefined;
}

/** The text alternative of a diagram whose labels are not known: what the author wrote, or else its kind and title. */
export function labelOf(source: DiagramSource, word: string): string {
  const [, title = source.title] =
    /^\s*(?:\w+\s+)?title:?\s+(.+)$/m.exec(source.statements.slice(0, 3).join('\n')) ?? [];
  return writtenLabel(source) ?? [defaultLabel(source, word), title].filter(Boolean).join(': ');
}

function defaultLabel(source: DiagramSource, word: string): string {
  return `${word} (${kindOf(source).replace(/(?:Diagram|-beta)$/, '')})`;
}

/** The labels in a drawing. */
function wordsOf(svg: string): string {
  const words = Array.from(svg.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g), ([, text = '']) =>
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return textOf(fromHtml(unique(words).join(', '), { fragment: true }));
}

function unique(words: string[]): string[] {
  return [...new Set(words.filter(Boolean))];
}

/** Minimum scale of a diagram: labels of 13 px stay above 10 px. */
export const MIN_SCALE = 0.8;

/** Removes the library's styles, fonts and metadata, rounds numbers, and makes ids unique. */
function cleanSvg(markup: string, name: string, label: string): Element {
  const lean = markup
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ (?:data-[\w-]+|style|xmlns)="[^"]*"/g, '')
    .replace(/(\bid="|href="#)([\w-]+)/g, `$1$2-${name}`)
    .replace(/="[^"]*"/g, (value) => cleanAttribute(value, name))
    .replace(/\n\s*/g, '');
  const svg = fromHtml(lean, { fragment: true, space: 'html' }).children[0];
  if (svg?.type !== 'element') throw new Error('the drawing is empty');
  // On narrow screens a diagram shrinks a little, then scrolls before its labels become too small to read.
  const least = Math.round(Number(svg.properties.width) * MIN_SCALE);
  const style = `min-inline-size:min(${least}px,34rem)`;
  svg.properties = { ...svg.properties, style, role: 'img', ariaLabel: label.replace(/\s+/g, ' ') };
  return svg;
}

/** Rounds numbers and prefixes ids in an attribute value. */
function cleanAttribute(value: string, name: string): string {
  return value
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/(url\(#)([\w-]+)/g, `$1$2-${name}`);
}
