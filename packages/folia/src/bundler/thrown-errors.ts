import { SiteError } from 'folia-problems';

/** Runs a step of loading a module, and keeps the mistakes that it reports for `restoreThrown`. */
export async function keepThrown<T>(
  thrown: Map<string, SiteError>,
  run: () => T | Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof SiteError) thrown.set(error.message, error);
    throw error;
  }
}

/** Returns the error that a step of loading a module threw: Vite makes another one with the same message. */
export function restoreThrown(thrown: ReadonlyMap<string, SiteError>, error: unknown): unknown {
  return (error instanceof Error && thrown.get(error.message)) || error;
}
