/**
 * Inlined at the end of each document. Until the shell is live, it follows links within the site by replacing the content
 * of the document, which takes a third of the time of loading one. The next document is fetched and parsed when the reader
 * rests on its link, or touches or focuses it.
 *
 * Documents with the same shell differ only in what is replaced here, so the shell can go live on each of them. For all
 * others, and without the Navigation API, links load documents.
 */
import { CONTENT_RULES } from '../contract/page-rules.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { readHead, showHead } from './router/document-head.ts';
import { REST, savesData } from './router/prefetch.ts';
import { makeSheet } from './router/style-sheet.ts';
import { asIs, makePolicy } from './trusted-types.ts';

/**
 * Maximum age of a copy in the browser's cache, in milliseconds, so that hovering a link again does not fetch it again.
 */
const RECENT = 60_000;

/** The only style element of a document, and all that follows: attributes there may contain its tag. */
const STYLE = /<style>(.*?)<\/style>(.*)/s;

/** Links to pages that may be shown in place of the open one. */
const LINK = 'a[href]:not([target],[download])';

/** The scripts of one page. Those of the site run only once. */
const SCRIPTS = 'script:is([data-from],[data-page])';

/** Other documents of the site become part of the open one. */
const policy = makePolicy('docs-links', { createHTML: asIs });

const { dataset: root } = document.documentElement;
const find = <E extends HTMLElement>(selector: string, from = document) =>
  from.querySelector<E>(selector);
const shellOf = (from: Document) => find('#page-data', from)?.dataset.shell;

type Loaded = { next: Document; rules: string };

declare global {
  interface Window {
    /** The latest document to have been requested. The live shell takes its page from there. */
    ahead?: { url?: string; loading?: Promise<Loaded> };
    /** The rules of the open document, once it has replaced another. */
    ownRules?: string;
    /** The style sheets that were added for it, and for those before it. */
    ownSheets?: CSSStyleSheet[];
  }
}

const ahead: NonNullable<Window['ahead']> = {};
window.ahead = ahead;
let rest: ReturnType<typeof setTimeout> | undefined;
/** The URL of the page in view. */
let shown = location.href;

/**
 * The URL of another page of this host, without its anchor; undefined for anything else: files have extensions, and links
 * with an invalid URL have no origin.
 *
 * @param isShown whether this document has shown it, so that it is a page, even if it ends like a file: `/docs/node.js`
 */
function pageOf(
  { origin, pathname, search }: URL | HTMLAnchorElement,
  isShown = false,
): string | undefined {
  const isOther = origin === location.origin && pathname !== location.pathname;
  const isPage = isOther && (isShown || !/\.[a-z]\w*$/i.test(pathname));
  return isPage ? origin + pathname + search : undefined;
}

/** @throws if the document cannot be loaded, or has another shell */
async function load(url: string): Promise<Loaded> {
  let response = await fetchInTime(url, { cache: 'force-cache' });
  const age = Date.now() - Date.parse(response.headers.get('date') ?? '');
  // An old copy is better than none.
  if (!(Math.abs(age) < RECENT))
    response = await fetchInTime(url, { cache: 'no-cache' }).catch(() => response);
  // The policy of the open document forbids elements with other rules, even in a document that is only parsed.
  const [start, rules = '', end = ''] = (await response.text()).split(STYLE);
  const next = new DOMParser().parseFromString(policy.createHTML(start + end), 'text/html');
  // The document arrives at once, so laying it out in steps would only take longer.
  for (const step of next.querySelectorAll('[data-step]')) step.remove();
  if (response.ok && !response.redirected && shellOf(next) === shellOf(document))
    return { next, rules };
  throw new Error(url);
}

function prepare(url: string): Promise<Loaded> {
  if (ahead.loading && ahead.url === url) return ahead.loading;
  // Meanwhile, the live shell waits (`boot.ts`).
  root.ahead = '';
  const loading = load(url).finally(() => {
    // Another link may have come next.
    if (ahead.loading !== loading) return;
    delete root.ahead;
    dispatchEvent(new Event('ready'));
  });
  ahead.url = url;
  ahead.loading = loading;
  return loading;
}

function onIntent({ type, target }: Event): void {
  clearTimeout(rest);
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINK);
  const url = link && pageOf(link);
  if (!url || 'hydrated' in root) return;
  const start = () =>
    prepare(url).catch(() => {
      if (ahead.url === url) delete ahead.url;
    });
  rest = setTimeout(start, type === 'pointerover' ? REST : 0);
}

/** Replaces the page with that of another document. @param isReturn whether the browser restores the scroll position */
function show({ next, rules }: Loaded, isReturn: boolean): void {
  const menu = find('.side-menu');
  const scrollTop = menu?.scrollTop ?? 0;
  if (menu?.matches(':popover-open')) menu.hidePopover();
  for (const script of document.querySelectorAll(SCRIPTS)) script.remove();
  const scripts = next.querySelectorAll<HTMLScriptElement>(SCRIPTS);
  makeComparable(document);
  const { script, href } = makeComparable(next);
  // First, since removing the focused element makes the browser apply all styles that have changed.
  for (const id of ['#page-shell', '#page-data']) {
    const [part, nextPart] = [find(id), find(id, next)];
    if (part && nextPart) replaceParts(part, nextPart);
  }
  find(`.sidebar a[href="${CSS.escape(href)}"]`)?.setAttribute('aria-current', 'page');
  addRules(rules);
  shown = location.href;
  showHead(readHead(next));
  dispatchEvent(new Event('pagechange'));
  // Positions in content that is laid out later are estimates.
  for (const script of scripts) if (!isReturn || !script.dataset.from) run(script);
  const nextMenu = find('.side-menu');
  if (nextMenu) {
    if (script && nextMenu !== menu) {
      nextMenu.append(script);
      run(script);
    }
    // Even to the top: a list that has never been scrolled follows its current entry (`scroll-initial-target`).
    nextMenu.scrollTop = scrollTop;
    find('.sidebar [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }
  if (!location.hash) find('main')?.focus({ preventScroll: true });
  // Not announced by the shell's own element, which hydration must find empty.
  const output = document.createElement('output');
  output.className = 'sr-only';
  document.body.append(output);
  setTimeout(() => output.append(document.title));
  setTimeout(() => output.remove(), 3000);
}

/**
 * Removes from a side menu what distinguishes it from that of the next page: the mark of the current page, and its
 * script.
 */
function makeComparable(from: Document) {
  const link = find('.sidebar [aria-current]', from);
  link?.removeAttribute('aria-current');
  const script = find<HTMLScriptElement>('.side-menu>script', from);
  script?.remove();
  return { script, href: link?.getAttribute('href') ?? '' };
}

/**
 * Adds the rules of a document after those that are there, without those of the frame if they are the same. No rule is removed:
 * any other change of rules in layers makes browsers recalculate all styles and lay out all text again. The added rules decide,
 * since they include all that may match.
 */
function addRules(rules: string): void {
  const current = window.ownRules ?? find('style')?.textContent ?? '';
  if (rules === current) return;
  const [frame = ''] = rules.split(CONTENT_RULES);
  const sheet = makeSheet(rules.slice(current.startsWith(frame) ? frame.length : 0));
  document.adoptedStyleSheets.push(sheet);
  window.ownSheets = [...(window.ownSheets ?? []), sheet];
  window.ownRules = rules;
}

/** Replaces the article, and what differs around it. The rest, such as the sidebar, stays in place and laid out. */
function replaceParts(part: Element, next: Element): void {
  const parts = [...part.children];
  const nextParts = [...next.children];
  const isFrame =
    part.matches('#page-shell,.layout') &&
    part.className === next.className &&
    parts.length === nextParts.length;
  if (!isFrame) {
    if (!part.isEqualNode(next)) part.replaceWith(next);
    return;
  }
  for (const [index, inner] of parts.entries()) {
    const nextInner = nextParts[index];
    if (nextInner) replaceParts(inner, nextInner);
  }
}

/** Scripts of a parsed document do not run; those of a fragment do. */
function run(script: HTMLScriptElement): void {
  const copy = new Range().createContextualFragment(policy.createHTML(script.outerHTML));
  if (document.contains(script)) script.replaceWith(copy);
  else document.head.append(copy);
}

function onNavigate(event: NavigateEvent): void {
  // A document is loaded, or the router of the live shell follows the link.
  if (!event.canIntercept || event.formData || event.downloadRequest !== null || 'live' in root)
    return;
  const { navigationType, signal } = event;
  const destination = new URL(event.destination.url);
  const url = pageOf(destination, event.destination.sameDocument);
  const isReturn = navigationType === 'traverse';
  // A document is no longer replaced once its hydration has begun.
  if (!url || (!isReturn && (navigationType !== 'push' || 'hydrated' in root))) return;
  clearTimeout(rest);
  event.intercept({
    focusReset: destination.hash ? 'after-transition' : 'manual',
    async handler() {
      try {
        const loading = prepare(url);
        delete ahead.url;
        const next = await loading;
        if ('hydrated' in root) throw new Error(url);
        if (!signal.aborted) show(next, isReturn);
      } catch {
        if (!signal.aborted) location.reload();
      }
    },
  });
  // The reader has stopped it or followed a link that brings no page: the URL becomes that of the page in view again.
  signal.onabort = () =>
    setTimeout(() => {
      if (navigation.transition) return;
      if (isReturn) location.reload();
      else history.replaceState(null, '', shown.split('#')[0] + location.hash);
    });
}

if (window.navigation) {
  navigation.addEventListener('navigate', onNavigate);
  if (!savesData()) {
    // Passive: https://dom.spec.whatwg.org/#default-passive-value
    for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, onIntent);
  }
}
