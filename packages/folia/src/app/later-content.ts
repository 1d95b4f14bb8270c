/** Inlined in the head of long documents. Other pages, and those opened elsewhere than at their start, are laid out as a whole. */
import { layOutLater } from './lay-out-later.ts';

const [entry] = performance.getEntriesByType('navigation');
const opensAtStart =
  entry instanceof PerformanceNavigationTiming && entry.type === 'navigate' && !location.hash;

if (opensAtStart) {
  const layOut = layOutLater(Number(document.currentScript?.dataset.from));
  const onPageChange = () => {
    const isFollowed = window.navigation?.transition?.navigationType === 'push';
    // Taking rules away while those of the next page are added would make the browser lay out all text (`addRules`). A position
    // that is restored, or that of a section, needs the heights of all content.
    if (isFollowed && !location.hash) requestAnimationFrame(() => setTimeout(layOut));
    else layOut();
  };
  addEventListener('pagechange', onPageChange, { once: true });
}
