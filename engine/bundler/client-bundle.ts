import { build, type Rolldown } from 'vite';
import { PACKAGE_DIR, sharedConfig } from './module-loader.ts';

/** A file of the browser's code: its path within the output folder, and its text. */
export type ClientFile = { path: string; text: string };

export type ClientBundle = {
  /** Path of the live shell's entry. */
  entry: string;
  files: ClientFile[];
  /** The boot script, to stand inline in each document. */
  boot: string;
};

/** Bundles the browser's code: the live shell as modules, the boot script as one line. It knows nothing of content. */
export async function bundleClient(siteDir: string, baseUrl: string): Promise<ClientBundle> {
  const [chunks, boot] = await Promise.all([
    bundle(siteDir, baseUrl, 'engine/app/client.ts', 'es'),
    bundleBoot(siteDir),
  ]);
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("Bundling the browser's code gave no entry.");
  return {
    entry: entry.fileName,
    files: chunks.map((chunk) => ({ path: chunk.fileName, text: chunk.code })),
    boot,
  };
}

/** The boot script as one line of code. */
export async function bundleBoot(siteDir: string): Promise<string> {
  const [boot] = await bundle(siteDir, '/', 'engine/app/boot.ts', 'iife');
  if (!boot) throw new Error('Bundling the boot script gave nothing.');
  return boot.code.trim();
}

async function bundle(
  siteDir: string,
  base: string,
  input: string,
  format: 'es' | 'iife',
): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root: PACKAGE_DIR,
    mode: 'production',
    base,
    logLevel: 'warn',
    ...sharedConfig(siteDir),
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: `${PACKAGE_DIR}/${input}`,
        output: {
          format,
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          // React and React DOM change rarely and take longest to evaluate: a file and a task of their own.
          ...(format === 'es' && {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
              ],
            },
          }),
        },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) =>
    'output' in output ? output.output.filter((file) => file.type === 'chunk') : [],
  );
}
