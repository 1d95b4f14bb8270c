/** A warning as it is sent to pages. */
export type ListedWarning = { place: string; message: string; hint?: string };

/** Key of the list that was closed in this tab; a list with other warnings is shown again. */
const CLOSED = 'docs-closed-warnings';

const STYLE = `
  :host { all: initial; color-scheme: inherit; }
  section {
    position: fixed; inset-block-end: 0.75rem; inset-inline-start: 0.75rem; z-index: 2147483000;
    box-sizing: border-box; max-inline-size: min(40rem, calc(100vw - 1.5rem));
    border: 1px solid light-dark(#d9b44a, #8a6d1d); border-radius: 0.5rem; overflow: clip;
    background: light-dark(#fffaeb, #2b2410); color: light-dark(#3d2f06, #f5e6b8);
    font: 0.8125rem/1.5 system-ui, sans-serif; box-shadow: 0 2px 8px rgb(0 0 0 / 0.15);
  }
  summary { cursor: pointer; padding: 0.25rem 2.25rem 0.25rem 0.75rem; font-weight: 600; }
  :is(summary, button):focus-visible { outline: 2px solid currentColor; outline-offset: -2px; border-radius: 0.5rem; }
  button {
    all: unset; position: absolute; inset-block-start: 0; inset-inline-end: 0; cursor: pointer;
    inline-size: 2rem; block-size: 1.75rem; text-align: center; font-size: 1rem; line-height: 1.65rem;
  }
  button:hover, summary:hover { background: light-dark(#f8ecc4, #3a3117); }
  ul {
    margin: 0; padding: 0.5rem 0.75rem 0.75rem; list-style: none; overflow-y: auto; max-block-size: 40vh;
    border-block-start: 1px solid light-dark(#ecd9a0, #574715);
  }
  li + li { margin-block-start: 0.75rem; }
  code { display: block; font: 0.75rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; opacity: 0.85; }
  p { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
  p + p { opacity: 0.75; }
`;

let host: HTMLElement | undefined;

/** Shows warnings in a corner of the page, collapsed; an empty list is removed. */
export function showWarnings(warnings: ListedWarning[]): void {
  host?.remove();
  host = undefined;
  const key = JSON.stringify(warnings);
  if (warnings.length === 0 || sessionStorage.getItem(CLOSED) === key) return;
  host = document.createElement('docs-warnings');
  const style = document.createElement('style');
  style.textContent = STYLE;
  host.attachShadow({ mode: 'open' }).append(
    style,
    makeList(warnings, () => {
      sessionStorage.setItem(CLOSED, key);
      host?.remove();
    }),
  );
  document.body.append(host);
}

function makeList(warnings: ListedWarning[], close: () => void): HTMLElement {
  const details = document.createElement('details');
  const button = makeElement('button', '×');
  button.setAttribute('aria-label', 'Hide these warnings');
  button.addEventListener('click', close);
  const list = document.createElement('ul');
  for (const { place, message, hint } of warnings) {
    const item = document.createElement('li');
    item.append(makeElement('code', place), makeElement('p', message));
    if (hint) item.append(makeElement('p', hint));
    list.append(item);
  }
  const count = warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`;
  details.append(makeElement('summary', count), list);
  const frame = document.createElement('section');
  frame.setAttribute('aria-label', 'Warnings');
  frame.append(details, button);
  return frame;
}

function makeElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
