import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PACKAGE_DIR } from '../engine-files.ts';

const packageSchema = z.object({
  version: z.string(),
  engines: z.object({ node: z.string() }),
  peerDependencies: z.object({ react: z.string(), 'react-dom': z.string() }),
});

/** Reads the version and the requirements from the engine's `package.json`. */
export function enginePackage(): z.infer<typeof packageSchema> {
  return packageSchema.parse(JSON.parse(readFileSync(join(PACKAGE_DIR, 'package.json'), 'utf8')));
}
