import mermaid from 'mermaid';
import { livePolicy } from '../live-policy.ts';
import { restoreStyles } from '../restore-styles.ts';
import { diagramColors } from './diagram-colors.ts';
import { removeSheets, withoutInlineStyles } from './without-inline-styles.ts';

/** Minimum scale of a diagram. On narrow screens it shrinks a little, then scrolls, like those drawn at build time. */
const MIN_SCALE = 0.8;

/**
 * Draws a diagram into an element in the current colors.
 *
 * @param id unique on the page
 * @param label its text alternative
 * @returns its style sheets; undefined if nothing has been drawn
 */
export async function drawDiagram(
  element: HTMLElement,
  { id, text, label }: { id: string; text: string; label: string },
): Promise<CSSStyleSheet[] | undefined> {
  const mode = document.documentElement.dataset.theme;
  const options = {
    startOnLoad: false,
    // Labels are text, and links and clicks do nothing.
    securityLevel: 'strict',
    suppressErrorRendering: true,
    fontFamily: getComputedStyle(element).fontFamily,
    theme: 'base',
    themeVariables: diagramColors(element),
  } as const;
  try {
    const { markup, sheets } = await withoutInlineStyles(async () => {
      mermaid.initialize(options);
      const { svg } = await mermaid.render(`diagram${id.replace(/\W/g, '-')}`, text);
      return svg;
    });
    // Another drawing in other colors has begun.
    if (mode !== document.documentElement.dataset.theme || !element.isConnected) {
      removeSheets(sheets);
      return undefined;
    }
    const figure = document.createElement('figure');
    figure.className = 'diagram';
    figure.tabIndex = 0;
    figure.innerHTML = livePolicy.createHTML(markup);
    restoreStyles(figure);
    const drawing = figure.querySelector('svg');
    if (drawing) {
      drawing.setAttribute('role', 'img');
      drawing.setAttribute('aria-label', label);
      drawing.style.minInlineSize = `min(${Math.round(drawing.viewBox.baseVal.width * MIN_SCALE)}px, 34rem)`;
    }
    element.replaceChildren(figure);
    element.dataset.drawn = '';
    return sheets;
  } catch (error) {
    console.error('Mermaid could not parse this diagram:', error);
    return undefined;
  }
}
