import type { DialogActions } from './dialog-actions.ts';
import type { DialogParts } from './dialog-parts.ts';
import { countOptions, type DialogState, listHits } from './dialog-state.ts';
import { findOptions } from './dialog-view.ts';

/**
 * The code of keys that an input method takes, such as an Enter that confirms what is composed. In Safari, `isComposing` is
 * already false then (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
const COMPOSING = 229;

/** Connects the elements of the dialog with the actions. @param retry loads the search again */
export function listenInDialog(
  { dialog, field, answers }: DialogParts,
  state: DialogState,
  actions: DialogActions,
  retry: () => void,
): void {
  const indexOf = (target: Element) =>
    findOptions(answers).findIndex((option) => option.contains(target));

  /** Where the pointer was pressed: selecting text may end beside the dialog, which is then clicked. */
  let pressed: EventTarget | null = null;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.keyCode === COMPOSING) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && countOptions(state) > 0) actions.move(step);
    else if (event.key === 'Enter') actions.chooseActive(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }
  function onClick(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isBeside = target === dialog && target === pressed;
    if (isBeside || target.closest('.ways-on a')) actions.close();
    else if (target.closest('[data-retry]')) retry();
    else if (target.closest('[data-forget]')) actions.forgetRecent();
    else if (target.closest('.recent')) actions.searchAgain(target.textContent);
    else if (target.closest('.hit')) onHitClick(event, indexOf(target));
  }
  function onHitClick(event: MouseEvent, index: number): void {
    const hit = listHits(state)[index];
    if (!hit || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    actions.choose(hit, false);
  }
  function onPointerMove({ target }: PointerEvent): void {
    const index = target instanceof Element ? indexOf(target) : -1;
    if (index !== -1 && (index !== state.active || !state.hasMoved)) actions.select(index);
  }
  function onToggle(event: Event): void {
    if (!(event instanceof ToggleEvent)) return;
    if (event.newState === 'open') actions.showRecent();
    else actions.forgetEnter();
  }
  field.addEventListener('input', () => actions.updateQuery(field.value));
  field.addEventListener('keydown', onKeyDown);
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', onClick);
  answers.addEventListener('pointermove', onPointerMove);
  dialog.addEventListener('beforetoggle', onToggle);
}
