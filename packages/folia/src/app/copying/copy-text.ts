/**
 * Copies text. The clipboard API is unavailable over plain HTTP or if the reader denies it
 * (https://w3c.github.io/clipboard-apis/#async-clipboard-api). The older command still works there
 * in most browsers.
 *
 * @returns whether the text is in the clipboard
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const stop = overrideCopy(text);
    const isCopied = document.execCommand('copy');
    stop();
    return isCopied;
  }
}

/**
 * Makes any copy command copy this text, whatever is selected. @returns a function that stops this
 */
export function overrideCopy(text: string): () => void {
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', answer);
  return () => document.removeEventListener('copy', answer);
}
