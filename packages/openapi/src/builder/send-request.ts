/** How long to wait for a server, in milliseconds. */
export const SEND_LIMIT = 30_000;
/** How long to wait for the answer that shows whether a server can be reached at all, in milliseconds. */
const PROBE_LIMIT = 6_000;
/** How long to wait for the event of a violated policy, in milliseconds. */
const POLICY_DELAY = 100;
/** Bytes of a response that are read. */
const MAX_BYTES = 20_000_000;

export type ReceivedResponse = {
  status: number;
  statusText: string;
  /** From sending to the last byte, in milliseconds. */
  duration: number;
  /** In bytes, of the body after decompression. */
  size: number;
  /** Whether the body is longer and the rest was not read. */
  isCut: boolean;
  /** The headers that the server lets scripts read. */
  headers: [name: string, value: string][];
  body: Blob;
  /** The address that redirects have led to. */
  redirectedTo?: string;
};

/** Why there is no response. */
export type Failure =
  | 'stopped'
  | 'timeout'
  | 'offline'
  | 'policy'
  | 'cors'
  | 'unreachable'
  | 'broken';

export type Outcome =
  | ({ kind: 'response' } & ReceivedResponse)
  | { kind: 'failure'; reason: Failure; message: string };

/**
 * Sends a request and reads the response.
 *
 * @param stop aborts it
 */
export async function sendRequest(
  { url, init }: { url: string; init: RequestInit },
  stop: AbortSignal,
): Promise<Outcome> {
  const timeout = AbortSignal.timeout(SEND_LIMIT);
  const policy = watchPolicy(url);
  const start = performance.now();
  let hasAnswered = false;
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any([stop, timeout]) });
    hasAnswered = true;
    const { parts, size, isCut } = await readBody(response);
    const type = response.headers.get('content-type') ?? '';
    return {
      kind: 'response',
      status: response.status,
      statusText: response.statusText,
      duration: performance.now() - start,
      size,
      isCut,
      headers: [...response.headers],
      body: new Blob(parts, { type }),
      ...(response.redirected && { redirectedTo: response.url }),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const failure = (reason: Failure): Outcome => ({ kind: 'failure', reason, message });
    if (stop.aborted) return failure('stopped');
    if (timeout.aborted) return failure('timeout');
    if (hasAnswered) return failure('broken');
    if (!navigator.onLine) return failure('offline');
    const hasServer = await isReachable(url);
    // The event of a violation comes some time after the failure.
    await new Promise((resolve) => setTimeout(resolve, POLICY_DELAY));
    if (policy.isViolated()) return failure('policy');
    return failure(hasServer ? 'cors' : 'unreachable');
  } finally {
    policy.stop();
  }
}

async function readBody(response: Response) {
  const parts: BlobPart[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    parts.push(read.value);
    size += read.value.byteLength;
    if (size > MAX_BYTES) {
      await reader?.cancel();
      return { parts, size, isCut: true };
    }
  }
  return { parts, size, isCut: false };
}

/**
 * Whether a server answers at all. In the mode `no-cors`, a browser sends requests without asking the server, but says
 * nothing about the response. This one goes to its root and has neither values nor credentials.
 */
async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(new URL('/', url), {
      mode: 'no-cors',
      method: 'HEAD',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PROBE_LIMIT),
    });
    return true;
  } catch {
    return false;
  }
}

/** Notices if the content security policy of the page forbids a connection (https://w3c.github.io/webappsec-csp/#directive-connect-src). */
function watchPolicy(url: string): { isViolated: () => boolean; stop: () => void } {
  const { origin } = new URL(url);
  let isViolated = false;
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    isViolated ||= effectiveDirective === 'connect-src' && blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return {
    isViolated: () => isViolated,
    stop: () => document.removeEventListener('securitypolicyviolation', onViolation),
  };
}
