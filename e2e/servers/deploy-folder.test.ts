import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deployFolder } from '../sites.ts';

const FOLDERS = ['caddy', 'nginx'];

test('the folder "deploy" has what a build of the site writes', () => {
  const written = deployFolder('real');
  for (const folder of FOLDERS) {
    const names = readdirSync(join(written, folder));
    expect(names.length).toBeGreaterThan(1);
    expect(readdirSync(join('deploy', folder))).toEqual(names);
    for (const name of names) {
      const read = (root: string) => readFileSync(join(root, folder, name), 'utf8');
      expect(read('deploy'), 'Run `npm run build -- --target caddy --target nginx`.').toBe(
        read(written),
      );
    }
  }
});
