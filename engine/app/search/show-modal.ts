/** As the `ref` of a dialog: it is shown as soon as it is there. */
export function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
