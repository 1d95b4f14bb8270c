import { TIME_LIMIT } from '../time-limit.ts';

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
