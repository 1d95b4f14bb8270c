import type { build, Rolldown } from 'vite';

/** Returns the files of a Vite build that are not written to disk. @throws if Vite is in watch mode */
export function outputFiles(
  result: Awaited<ReturnType<typeof build>>,
): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => {
    if (!('output' in output)) throw new Error('A watcher has no files.');
    return output.output;
  });
}
