/** Creates a function that runs another one after a pause in its calls. @param delay in milliseconds */
export function afterPause(delay: number, run: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
}
