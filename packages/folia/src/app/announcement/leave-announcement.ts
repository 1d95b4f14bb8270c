/**
 * Moves the focus from a closed announcement to the brand, which follows it. The boot script closes
 * the announcement; until the shell is live, the style sheet keeps the focused button visible.
 */
export function leaveClosedAnnouncement(): void {
  addEventListener('click', moveFocus);
  moveFocus();
}

function moveFocus(): void {
  if (document.querySelector(':root[data-announcement="closed"] .announcement:focus-within')) {
    document.querySelector<HTMLElement>('.brand')?.focus();
  }
}
