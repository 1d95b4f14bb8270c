import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { englishTexts } from '../contract/texts.ts';

export type Diagram = { ok: true; svg: Element } | { ok: false; message: string; hint?: string };

const KINDS =
  'flowchart (graph), sequenceDiagram, classDiagram, stateDiagram-v2, erDiagram, xychart-beta';

const TITLE = /^[ \t]*accTitle[ \t]*:[ \t]*(.+)$/m;
const DESCRIPTION = /^[ \t]*accDescr[ \t]*:[ \t]*(.+)$/m;
const DESCRIPTION_BLOCK = /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m;

/**
 * Renders a Mermaid diagram as an SVG element, colored by the style sheet. The text alternative comes from `accTitle` and
 * `accDescr` (https://mermaid.js.org/config/accessibility.html), else from the diagram's kind and labels.
 * @param name prefix of ids, unique on the page
 */
export async function renderDiagram(
  mermaid: string,
  name: string,
  word: string = englishTexts.diagram,
): Promise<Diagram> {
  const title = TITLE.exec(mermaid)?.[1]?.trim();
  const description = (DESCRIPTION_BLOCK.exec(mermaid) ?? DESCRIPTION.exec(mermaid))?.[1]?.trim();
  const plain = [TITLE, DESCRIPTION_BLOCK, DESCRIPTION].reduce(
    (text, pattern) => text.replace(pattern, ''),
    mermaid,
  );
  // Loaded on first use: its layout engine takes longer to start than a page to compile.
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  try {
    const svg = renderMermaidSVG(plain.replace(/\n\s*\n/g, '\n').trim(), {
      font: 'system-ui',
      padding: 4,
    });
    const label =
      [title, description].filter(Boolean).join('. ') || `${word} ${wordsOf(svg, plain)}`;
    return { ok: true, svg: cleanSvg(svg, name, label) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isUnknown = /header/i.test(message);
    return {
      ok: false,
      message,
      hint: isUnknown ? `Supported diagrams: ${KINDS}.` : undefined,
    };
  }
}

/** Default text alternative of a diagram: its kind and its labels. */
function wordsOf(svg: string, mermaid: string): string {
  const kind =
    /^\s*(?:%%.*\n\s*)*([a-z]+)/i.exec(mermaid)?.[1]?.replace(/^graph$/, 'flowchart') ?? '';
  const words = Array.from(svg.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g), ([, text = '']) =>
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const plain = fromHtml(unique(words).join(', '), { fragment: true });
  return `(${kind.replace(/Diagram$|beta$/, '')}): ${textOf(plain)}`;
}

function unique(words: string[]): string[] {
  return [...new Set(words.filter(Boolean))];
}

/** Minimum scale of a diagram: labels of 13 px stay above 10 px. */
const LEAST_SCALE = 0.8;

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
  const least = Math.round(Number(svg.properties.width) * LEAST_SCALE);
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
