import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';

export type Diagram = { ok: true; svg: Element } | { ok: false; message: string; hint?: string };

const TITLE = /^[ \t]*accTitle[ \t]*:[ \t]*(.+)$/m;
const DESCRIPTION = /^[ \t]*accDescr[ \t]*:[ \t]*(.+)$/m;
const DESCRIPTION_BLOCK = /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m;

/**
 * Draws a Mermaid text as an SVG element whose colours are the style sheet's. The text alternative comes from
 * `accTitle` and `accDescr` (https://mermaid.js.org/config/accessibility.html), which a diagram must have.
 * @param name sets this drawing's ids apart from those of others on the page
 */
export async function drawDiagram(mermaid: string, name: string): Promise<Diagram> {
  const title = TITLE.exec(mermaid)?.[1]?.trim();
  const description = (DESCRIPTION_BLOCK.exec(mermaid) ?? DESCRIPTION.exec(mermaid))?.[1]?.trim();
  if (!title && !description) {
    return {
      ok: false,
      message: 'it has no text alternative.',
      hint: 'Add lines "accTitle: ..." and "accDescr: ..." below the first line of the diagram.',
    };
  }
  const plain = [TITLE, DESCRIPTION_BLOCK, DESCRIPTION].reduce(
    (text, pattern) => text.replace(pattern, ''),
    mermaid,
  );
  // Loaded when the first diagram asks for it: its layout engine takes longer to start than a page to compile.
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  try {
    const svg = renderMermaidSVG(plain.replace(/\n\s*\n/g, '\n').trim(), {
      font: 'system-ui',
      padding: 4,
    });
    return { ok: true, svg: cleanSvg(svg, name, [title, description].filter(Boolean).join('. ')) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/** Drops the library's own styles, fonts and bookkeeping, rounds numbers, and makes ids unique. */
function cleanSvg(markup: string, name: string, label: string): Element {
  const lean = markup
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ (?:data-[\w-]+|style|xmlns)="[^"]*"/g, '')
    .replace(/(\bid="|href="#)([\w-]+)/g, `$1$2-${name}`)
    .replace(/="[^"]*"/g, (value) => cleanAttribute(value, name))
    .replace(/\n\s*/g, '');
  const svg = fromHtml(lean, { fragment: true, space: 'html' }).children[0];
  if (svg?.type !== 'element') throw new Error('the drawing is empty');
  // A wide drawing scrolls on a narrow screen before its words become too small to read.
  const style = `min-inline-size:min(${svg.properties.width}px,34rem)`;
  svg.properties = { ...svg.properties, style, role: 'img', ariaLabel: label.replace(/\s+/g, ' ') };
  return svg;
}

/** Rounds the numbers of an attribute's value and sets its ids apart. */
function cleanAttribute(value: string, name: string): string {
  return value
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/(url\(#)([\w-]+)/g, `$1$2-${name}`);
}
