import type { build, Rolldown } from 'vite';

/** The files of a bundle that Vite has not written. @throws where Vite was watching instead of building */
export function outputFiles(
  result: Awaited<ReturnType<typeof build>>,
): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => {
    if (!('output' in output)) throw new Error('A watcher has no files.');
    return output.output;
  });
}
