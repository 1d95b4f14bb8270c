import { makeSheet } from '../router/style-sheet.ts';

export type Drawing = {
  /** Has attributes `data-style` in place of `style`. */
  markup: string;
  /** Style sheets of the document that it needs. */
  sheets: CSSStyleSheet[];
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a drawing whose code sets styles in ways that a content security policy forbids: as attributes and as style elements.
 * Meanwhile, scripts set the attributes as properties, and the rules of the elements become style sheets of the document,
 * since they have to apply while text is measured. One drawing at a time.
 *
 * @param draw returns markup
 */
export function withoutInlineStyles(draw: () => Promise<string>): Promise<Drawing> {
  const drawing = last.then(() => drawWithout(draw));
  last = drawing.catch(() => {});
  return drawing;
}

async function drawWithout(draw: () => Promise<string>): Promise<Drawing> {
  const { setAttribute } = Element.prototype;
  const { parseFromString } = DOMParser.prototype;
  const createElement = document.createElement.bind(document);
  const sheets: CSSStyleSheet[] = [];
  Element.prototype.setAttribute = function (name, value) {
    const isStyled = this instanceof SVGElement || this instanceof HTMLElement;
    if (name === 'style' && isStyled) this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };
  // Browsers apply the policy to documents that are only parsed, too. The text may be a `TrustedHTML`.
  DOMParser.prototype.parseFromString = function (text, type) {
    return parseFromString.call(this, withoutAttributes(`${text}`), type);
  };
  Object.assign(document, {
    createElement(name: string, options?: ElementCreationOptions) {
      return name === 'style' ? styleElement() : createElement(name, options);
    },
  });
  /** An element without effect that takes rules like a style element. */
  function styleElement(): HTMLElement {
    return Object.defineProperty(createElement('template'), 'innerHTML', {
      set(rules: string) {
        const sheet = makeSheet(rules);
        sheets.push(sheet);
        document.adoptedStyleSheets.push(sheet);
      },
    });
  }
  try {
    return { markup: withoutAttributes(await draw()), sheets };
  } catch (error) {
    removeSheets(sheets);
    throw error;
  } finally {
    Object.assign(Element.prototype, { setAttribute });
    Object.assign(DOMParser.prototype, { parseFromString });
    Reflect.deleteProperty(document, 'createElement');
  }
}

function withoutAttributes(markup: string): string {
  return markup.replace(/(<[^<>]*?\s)style=/g, '$1data-style=');
}

/** Removes the style sheets of an earlier drawing. */
export function removeSheets(sheets: CSSStyleSheet[]): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    (sheet) => !sheets.includes(sheet),
  );
}
