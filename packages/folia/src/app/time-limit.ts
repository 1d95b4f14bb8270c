/** How long to wait for a response, in milliseconds. */
export const TIME_LIMIT = 10_000;

/** The value of a promise. @throws if it takes too long, or the promise's own error */
export function withinTimeLimit<T>(promise: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: no answer`)), TIME_LIMIT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
