/**
 * Copies a text. Over plain HTTP, or where the reader refuses it, the clipboard API is missing
 * (https://w3c.github.io/clipboard-apis/#async-clipboard-api): the older command still copies there in most browsers.
 * @returns whether the text is in the clipboard
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const stop = answerCopying(text);
    const isCopied = document.execCommand('copy');
    stop();
    return isCopied;
  }
}

/** Makes a text the one that is copied, whatever is selected. @returns a function that ends this */
export function answerCopying(text: string): () => void {
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', answer);
  return () => document.removeEventListener('copy', answer);
}
