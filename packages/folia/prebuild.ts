/** Bundles the inline scripts into the `dist` folder that is its argument, since they are the same for every site. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleInlineScripts, PREBUILT_SCRIPTS } from './src/bundler/inline-scripts.ts';

const [dist = 'dist'] = process.argv.slice(2);
writeFileSync(join(dist, PREBUILT_SCRIPTS), JSON.stringify(await bundleInlineScripts()));
