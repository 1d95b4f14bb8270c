import { z } from 'zod';

const manifestSchema = z.looseObject({ private: z.boolean().optional() });

/**
 * The `package.json` of a package as it is published: without `private`, which keeps it out of registries by accident, and
 * with the repository that npm compares the proof of its origin with
 * (https://docs.npmjs.com/generating-provenance-statements#prerequisites).
 *
 * @param repository such as `https://github.com/OWNER/NAME`; undefined outside of the workflow
 * @param directory the folder of the package in the repository
 */
export function publishableManifest(
  text: string,
  repository: string | undefined,
  directory: string,
): string {
  const { private: _, scripts: _scripts, ...manifest } = manifestSchema.parse(JSON.parse(text));
  const source = repository && {
    repository: { type: 'git', url: `git+${repository}.git`, directory },
  };
  return `${JSON.stringify({ ...manifest, ...source }, null, 2)}\n`;
}
