import type { ShellTexts } from '../../contract/texts.ts';
import type { DialogParts } from './dialog-parts.ts';
import { countOptions, type DialogState, isEmpty, listHits } from './dialog-state.ts';
import { drawHits } from './hit-list.ts';
import { drawLoading, drawNothingFound, drawRecent, spokenCount } from './search-messages.ts';
import { suggestLinks } from './suggested-links.ts';

/**
 * How long to wait after the last key before announcing the number of results, in milliseconds. Announcing every change
 * would interrupt typing.
 */
const PAUSE = 500;

/** What is below the field. It is drawn again only if its source has changed. */
type Content = { source: unknown; make: () => Node[] };

/** Creates a function that shows the state of the dialog. */
export function makeDialogView(parts: DialogParts): (state: DialogState) => void {
  const { container, field, output, answers } = parts;
  let shown: unknown;
  let announced = '';
  let announcing: ReturnType<typeof setTimeout> | undefined;

  function show({ source, make }: Content, { hasMoved }: DialogState): void {
    if (shown === source) return;
    shown = source;
    const isScrolled = answers.scrollTop > 0;
    answers.replaceChildren(...make());
    if (isScrolled && !hasMoved) answers.scrollTop = 0;
  }

  function announce(text: string): void {
    if (text === announced) return;
    announced = text;
    clearTimeout(announcing);
    const speak = () => output.replaceChildren(text);
    if (text === '') speak();
    else announcing = setTimeout(speak, PAUSE);
  }

  return (state) => {
    const { status, texts } = state;
    container.dataset.status = status;
    const content = contentOf(state, parts);
    if (content) show(content, state);
    markActive(parts, state);
    if (!texts) return;
    field.placeholder = status === 'ready' ? texts.search : texts.searchLoading;
    announce(announcementOf(state, texts));
  };
}

/** Undefined keeps what the document shows while it is loading. */
function contentOf(state: DialogState, { hint, failure }: DialogParts): Content | undefined {
  const { status, texts, answer, recent } = state;
  if (status === 'failed') return { source: 'failed', make: () => [failure] };
  // After a failure.
  if (!texts && status === 'loading') return { source: 'loading', make: () => [hint] };
  if (!texts) return undefined;
  if (isEmpty(state)) return { source: recent, make: () => drawRecent(recent, texts) };
  if (!answer) return { source: 'loading', make: () => [drawLoading(texts)] };
  const { hits, isEarly, query } = answer;
  if (hits.length > 0) return { source: answer, make: () => [drawHits(hits, isEarly, texts)] };
  const links = failure.querySelector('.ways-on');
  return {
    source: answer,
    make: () => [drawNothingFound(query, links ? [suggestLinks(links)] : [], texts)],
  };
}

/** Marks the selected option. */
export function markActive({ field, answers }: DialogParts, state: DialogState): void {
  const count = countOptions(state);
  field.setAttribute('aria-expanded', String(count > 0));
  if (count > 0) field.setAttribute('aria-activedescendant', `search-option-${state.active}`);
  else field.removeAttribute('aria-activedescendant');
  for (const [index, option] of findOptions(answers).entries()) {
    option.setAttribute('aria-selected', String(index === state.active));
  }
}

/** The elements that the arrow keys select among, in their order on the screen. */
export function findOptions(answers: Element): Element[] {
  return [...answers.querySelectorAll('[role=option]')];
}

function announcementOf(state: DialogState, texts: ShellTexts): string {
  const { status, answer, query } = state;
  const isAnswered = !isEmpty(state) && answer?.query === query && !answer.isEarly;
  return isAnswered && status !== 'failed' ? spokenCount(listHits(state).length, query, texts) : '';
}
