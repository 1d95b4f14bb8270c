/**
 * Animates all disclosure widgets of the document except the dropdowns of the bar, which cover the
 * page. Enter and Space also trigger clicks. Without `::details-content`
 * (https://drafts.csswg.org/css-pseudo/#details-content-pseudo), disclosure widgets open and close
 * at once.
 */

/** Maximum duration for any height, in milliseconds. */
const MAX_DURATION = 300;

const CONTENT = '::details-content';

type RunningAnimation = { animation: Animation; isOpening: boolean };

const animations = new WeakMap<HTMLDetailsElement, RunningAnimation>();

/**
 * How long content of a height takes to appear or disappear, in milliseconds. Because of the
 * square root, a long list moves faster than a short one, but not too fast to follow.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion || height <= 0) return 1;
  return Math.min(MAX_DURATION, Math.round(60 + 8 * Math.sqrt(height)));
}

if (canAnimateContent()) {
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
  const details = getDisclosure(event.target);
  if (!details || event.defaultPrevented) return;
  event.preventDefault();
  const running = animations.get(details);
  animate(details, running ? !running.isOpening : !details.open);
}

/**
 * The disclosure widget whose summary was clicked, unless the click was on a control within the
 * summary.
 */
function getDisclosure(target: EventTarget | null): HTMLDetailsElement | undefined {
  const clicked = target instanceof Element && target.closest('summary, a, button, input, label');
  const details = clicked instanceof HTMLElement ? clicked.parentElement : null;
  if (!clicked || !(details instanceof HTMLDetailsElement) || details.closest('.navbar')) return;
  return details.querySelector(':scope > summary') === clicked ? details : undefined;
}

/** Starts from the current height, so that a second click reverses the animation. */
function animate(details: HTMLDetailsElement, isOpening: boolean): void {
  const running = animations.get(details)?.animation;
  const measure = running ? contentHeight : fullHeight;
  const from = details.open ? measure(details) : 0;
  running?.cancel();
  // It stays open until the animation ends, so that its content remains visible.
  details.open = true;
  details.toggleAttribute('data-closing', !isOpening);
  const to = isOpening ? fullHeight(details) : 0;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = details.animate(
    {
      ...constant('display', 'flow-root'),
      ...constant('overflow', 'clip'),
      height: [px(from), px(to)],
    },
    {
      duration: collapseDuration(Math.abs(to - from), reduced),
      easing: 'ease-out',
      pseudoElement: CONTENT,
    },
  );
  animations.set(details, { animation, isOpening });
  animation.onfinish = () => finish(details, isOpening);
}

function finish(details: HTMLDetailsElement, opens: boolean): void {
  animations.delete(details);
  details.removeAttribute('data-closing');
  if (!opens) details.open = false;
}

/**
 * Ends the animation if something else has closed the widget meanwhile, such as a click on an entry
 * of the table of contents.
 */
function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || target.open) return;
  animations.get(target)?.animation.cancel();
  finish(target, false);
}

function contentHeight(details: HTMLDetailsElement): number {
  return Number.parseFloat(getComputedStyle(details, CONTENT).height) || 0;
}

/** Measured with the margins of the content, which are inside while it is animated. */
function fullHeight(details: HTMLDetailsElement): number {
  const measuring = details.animate(constant('display', 'flow-root'), {
    duration: 1000,
    pseudoElement: CONTENT,
  });
  const height = contentHeight(details);
  measuring.cancel();
  return height;
}

function constant(property: string, value: string): Record<string, string[]> {
  return { [property]: [value, value] };
}

function px(length: number): string {
  return `${length}px`;
}
