/** Maximum duration for any height, in milliseconds. */
const LONGEST = 300;

const CONTENT = '::details-content';

type Movement = { animation: Animation; opens: boolean };

const movements = new WeakMap<HTMLDetailsElement, Movement>();

/**
 * The duration in which content of a height appears or disappears, in milliseconds. Because of the
 * square root, a long list moves faster than a short one, but not too fast to follow.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion || height <= 0) return 1;
  return Math.min(LONGEST, Math.round(60 + 8 * Math.sqrt(height)));
}

/**
 * Animates all disclosure widgets of the document except the dropdowns of the bar, which cover the
 * page. Enter and Space also trigger clicks. Without `::details-content`
 * (https://drafts.csswg.org/css-pseudo/#details-content-pseudo), disclosure widgets open and close
 * at once.
 */
export function animateDisclosures(): void {
  if (!canAnimateContent()) return;
  addEventListener('click', onClick);
  addEventListener('toggle', onToggle, true);
}

function canAnimateContent(): boolean {
  try {
    document.createElement('details').animate([], { pseudoElement: CONTENT }).cancel();
    return CSS.supports(`selector(${CONTENT})`);
  } catch {
    return false;
  }
}

function onClick(event: MouseEvent): void {
  const details = disclosureOf(event.target);
  if (!details || event.defaultPrevented) return;
  event.preventDefault();
  const running = movements.get(details);
  move(details, running ? !running.opens : !details.open);
}

/**
 * The disclosure widget whose summary was clicked, unless the click was on a control within the
 * summary.
 */
function disclosureOf(target: EventTarget | null): HTMLDetailsElement | undefined {
  const clicked = target instanceof Element && target.closest('summary, a, button, input, label');
  const details = clicked instanceof HTMLElement ? clicked.parentElement : null;
  if (!clicked || !(details instanceof HTMLDetailsElement) || details.closest('.navbar')) return;
  return details.querySelector(':scope > summary') === clicked ? details : undefined;
}

/** Starts from the current height, so that a second click reverses the animation. */
function move(details: HTMLDetailsElement, opens: boolean): void {
  const running = movements.get(details)?.animation;
  const measure = running ? contentHeight : wholeHeight;
  const from = details.open ? measure(details) : 0;
  running?.cancel();
  // It stays open until the animation ends, so that its content remains visible.
  details.open = true;
  details.toggleAttribute('data-closing', !opens);
  const to = opens ? wholeHeight(details) : 0;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = details.animate(
    { ...still('display', 'flow-root'), ...still('overflow', 'clip'), height: [px(from), px(to)] },
    {
      duration: collapseDuration(Math.abs(to - from), reduced),
      easing: 'ease-out',
      pseudoElement: CONTENT,
    },
  );
  movements.set(details, { animation, opens });
  animation.onfinish = () => end(details, opens);
}

function end(details: HTMLDetailsElement, opens: boolean): void {
  movements.delete(details);
  details.removeAttribute('data-closing');
  if (!opens) details.open = false;
}

/**
 * Something else has closed it in the meantime, such as a click on an entry of the table of
 * contents.
 */
function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || target.open) return;
  movements.get(target)?.animation.cancel();
  end(target, false);
}

function contentHeight(details: HTMLDetailsElement): number {
  return Number.parseFloat(getComputedStyle(details, CONTENT).height) || 0;
}

/** Measured with the margins of the content, which are inside while it is animated. */
function wholeHeight(details: HTMLDetailsElement): number {
  const asMoving = details.animate(still('display', 'flow-root'), {
    duration: 1000,
    pseudoElement: CONTENT,
  });
  const height = contentHeight(details);
  asMoving.cancel();
  return height;
}

function still(property: string, value: string): Record<string, string[]> {
  return { [property]: [value, value] };
}

function px(length: number): string {
  return `${length}px`;
}
