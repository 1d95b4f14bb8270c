import { asIs, makePolicy } from './trusted-types.ts';

/**
 * Makes trusted values from what the build wrote: the HTML of pages and of parts of the shell, structured data, the URL
 * of a worker.
 */
export const livePolicy = makePolicy('docs-live', {
  createHTML: asIs,
  createScript: asIs,
  createScriptURL: asIs,
});
