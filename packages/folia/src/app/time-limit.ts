/** How long to wait without any progress, in milliseconds. */
export const TIME_LIMIT = 10_000;

/** The value of a promise. @throws if it takes too long, or the promise's own error */
export function withinTimeLimit<T>(promise: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: no answer`)), TIME_LIMIT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Fetches the bytes at a URL, without a limit on the total time as long as data keeps arriving.
 *
 * @throws if the server refuses, cannot be reached, or stops responding
 */
export async function fetchBytes(url: string, cache: RequestCache): Promise<ArrayBuffer> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error(`${url}: no answer`)), TIME_LIMIT);
  };
  restartTimer();
  try {
    const response = await fetch(url, { signal: silence.signal, cache });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`.trim());
    const monitored = response.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          restartTimer();
          controller.enqueue(chunk);
        },
      }),
    );
    return await new Response(monitored).arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}
