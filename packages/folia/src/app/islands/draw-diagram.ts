import mermaid from 'mermaid';
import { diagramColors } from './diagram-colors.ts';

/** Minimum scale of a diagram. On narrow screens it shrinks a little, then scrolls, as those drawn at build time. */
const LEAST_SCALE = 0.8;

/**
 * Draws a diagram into an element in the current colors.
 *
 * @param id unique on the page
 * @param label its text alternative
 */
export async function drawDiagram(
  element: HTMLElement,
  { id, text, label }: { id: string; text: string; label: string },
): Promise<void> {
  const mode = document.documentElement.dataset.theme;
  mermaid.initialize({
    startOnLoad: false,
    // Labels are text, and links and clicks do nothing.
    securityLevel: 'strict',
    suppressErrorRendering: true,
    fontFamily: getComputedStyle(element).fontFamily,
    theme: 'base',
    themeVariables: diagramColors(element),
  });
  try {
    const { svg } = await mermaid.render(`diagram${id.replace(/\W/g, '-')}`, text);
    // Another drawing in other colors is under way.
    if (mode !== document.documentElement.dataset.theme) return;
    const figure = document.createElement('figure');
    figure.className = 'diagram';
    figure.tabIndex = 0;
    figure.innerHTML = svg;
    const drawing = figure.querySelector('svg');
    if (drawing) {
      drawing.setAttribute('role', 'img');
      drawing.setAttribute('aria-label', label);
      drawing.style.minInlineSize = `min(${Math.round(drawing.viewBox.baseVal.width * LEAST_SCALE)}px, 34rem)`;
    }
    element.replaceChildren(figure);
    element.dataset.drawn = '';
  } catch (error) {
    console.error('Mermaid does not understand this diagram:', error);
  }
}
