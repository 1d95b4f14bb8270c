/** Longest time for any height (ms). */
const LONGEST = 300;

const CONTENT = '::details-content';

type Movement = { animation: Animation; opens: boolean };

const movements = new WeakMap<HTMLDetailsElement, Movement>();

/**
 * How long content of a height takes to appear or to leave, in milliseconds. The square root lets a long list
 * move faster than a short one, without being gone before the eye has followed.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion || height <= 0) return 1;
  return Math.min(LONGEST, Math.round(60 + 8 * Math.sqrt(height)));
}

/**
 * Animates every disclosure of the document but the dropdowns of the bar, which lie over the page. Enter and Space
 * arrive as clicks too. Without `::details-content` (https://drafts.csswg.org/css-pseudo/#details-content-pseudo)
 * disclosures open and close at once.
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

/** The disclosure whose summary was clicked, unless something of its own was clicked within the summary. */
function disclosureOf(target: EventTarget | null): HTMLDetailsElement | undefined {
  const clicked = target instanceof Element && target.closest('summary, a, button, input, label');
  const details = clicked instanceof HTMLElement ? clicked.parentElement : null;
  if (!clicked || !(details instanceof HTMLDetailsElement) || details.closest('.navbar')) return;
  return details.querySelector(':scope > summary') === clicked ? details : undefined;
}

/** Starts from the height that is seen now, so that a second click turns a movement around. */
function move(details: HTMLDetailsElement, opens: boolean): void {
  const running = movements.get(details)?.animation;
  const measure = running ? contentHeight : wholeHeight;
  const from = details.open ? measure(details) : 0;
  running?.cancel();
  // It stays open until it has closed: its content is seen on the way.
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

/** Something else has closed it meanwhile, such as an entry of the contents that was chosen. */
function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || target.open) return;
  movements.get(target)?.animation.cancel();
  end(target, false);
}

function contentHeight(details: HTMLDetailsElement): number {
  return Number.parseFloat(getComputedStyle(details, CONTENT).height) || 0;
}

/** Measured with the margins of the content, which are within it while it moves. */
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
