/** Globals that only browsers have. */
const BROWSER_NAMES: ReadonlySet<string> = new Set([
  'document',
  'localStorage',
  'location',
  'navigator',
  'sessionStorage',
  'window',
]);

/** The name that code used although it is not defined; undefined if an error has another reason. */
export function missingName(error: unknown): string | undefined {
  if (!(error instanceof ReferenceError)) return undefined;
  return /^(\S+) is not defined$/.exec(error.message)?.[1];
}

/** What to do about a name that is not defined here, but in browsers or in webpack. */
export function missingNameHint(error: unknown): string | undefined {
  const name = missingName(error) ?? '';
  if (BROWSER_NAMES.has(name)) {
    return 'Only browsers have it. Read it in an effect of an interactive component, which is a file "*.island.tsx".';
  }
  if (name !== 'require') return undefined;
  return 'It is a function of webpack. Import the file; for all files of a folder, use "import.meta.glob", which Vite provides.';
}
