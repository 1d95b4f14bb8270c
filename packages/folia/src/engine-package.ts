import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PACKAGE_DIR } from './engine-files.ts';

const packageSchema = z
  .object({
    version: z.string(),
    private: z.boolean().default(false),
    engines: z.object({ node: z.string() }),
    dependencies: z.record(z.string(), z.string()),
    peerDependencies: z.object({ react: z.string(), 'react-dom': z.string() }),
  })
  .transform(({ private: isPrivate, ...others }) => ({ ...others, isPrivate }));

/** Reads the version, the requirements and whether it is kept out of registries from the engine's `package.json`. */
export function enginePackage(): z.output<typeof packageSchema> {
  return packageSchema.parse(JSON.parse(readFileSync(join(PACKAGE_DIR, 'package.json'), 'utf8')));
}
