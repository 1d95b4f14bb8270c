/**
 * Copies blocks of code by their buttons. Stands inline in documents that have such blocks, and is part of the live
 * shell for those that come by navigation.
 */
async function copyCode({ dataset, parentElement }: HTMLElement): Promise<void> {
  const code = parentElement?.querySelector('code');
  await navigator.clipboard.writeText(code?.textContent.replace(/\n$/, '') ?? '');
  dataset.copy = 'done';
  setTimeout(() => {
    dataset.copy = '';
  }, 2000);
}

function onClick({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (button) void copyCode(button);
}

export {};

const { dataset } = document.documentElement;

// Once for a document, as with tabs.
if (dataset.copies === undefined) {
  dataset.copies = '';
  addEventListener('click', onClick);
}
