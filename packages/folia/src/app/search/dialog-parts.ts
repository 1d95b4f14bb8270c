/** The elements of the search dialog that is in each document. */
export type DialogParts = {
  container: HTMLElement;
  dialog: HTMLElement;
  field: HTMLInputElement;
  /** Announces the number of hits. */
  output: HTMLElement;
  answers: HTMLElement;
  /** The message that the search is loading. */
  hint: HTMLElement;
  /** The message that the search has failed, with its links and a button. */
  failure: HTMLElement;
};

/** Finds the parts. @throws if the document has no search */
export function findDialogParts(): DialogParts {
  const find = <Type extends HTMLElement>(selector: string): Type => {
    const found = document.querySelector<Type>(`#search-root ${selector}`);
    if (!found) throw new Error(`The search dialog has no ${selector}.`);
    return found;
  };
  const dialog = find('#search-dialog');
  return {
    container: dialog.parentElement ?? dialog,
    dialog,
    field: find<HTMLInputElement>('.search-field input'),
    output: find('output'),
    answers: find('.search-answers'),
    hint: find('.search-hint'),
    failure: find('.load-failed'),
  };
}
