/** Inlined in the head of long documents. Other pages, and those not opened at their start, are laid out as a whole. */
import { layOutLater, NO_BLOCK } from './lay-out-later.ts';

const [entry] = performance.getEntriesByType('navigation');
if (entry && 'type' in entry && entry.type === 'navigate' && !location.hash) {
  layOutLater(Number(document.currentScript?.dataset.from));
  addEventListener('pagechange', () => layOutLater(NO_BLOCK), { once: true });
}
