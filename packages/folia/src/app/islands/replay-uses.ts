/**
 * Repeats what the reader did in an island before it was live. The fields already show what was typed or chosen, so only
 * the island's own listeners have to learn of it.
 */
export function replayUses(island: Element): void {
  for (const target of island.querySelectorAll<HTMLElement>('[data-replay]')) {
    const type = target.dataset.replay;
    delete target.dataset.replay;
    const button = type === 'click' ? target.closest('button') : null;
    if (button) button.click();
    else if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) {
      replayCheck(target);
    } else if (isTextField(target)) replayText(target);
    else if (target instanceof HTMLSelectElement) dispatch(target, 'input', 'change');
    else if (type === 'focusin') dispatch(target, 'focusin');
  }
}

function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** A click changes the state, so it starts from the opposite one. */
function replayCheck(box: HTMLInputElement): void {
  box.checked = !box.checked;
  box.click();
}

/**
 * React compares a field's text with the last one that it knows, and ignores the event if they are equal. It learns of
 * texts set on the element itself, but not of those set with the setter of its class.
 */
function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  const isChanged = value !== field.defaultValue;
  if (isChanged) {
    field.value = field.defaultValue;
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    setter?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    dispatch(field, 'input', 'change');
  }
  dispatch(field, 'focusin');
}

function dispatch(target: Element, ...types: string[]): void {
  for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true }));
}
