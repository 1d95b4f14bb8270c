import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newSite } from './new-site.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'new-')));

function manifestOf(siteDir: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(siteDir, 'package.json'), 'utf8'));
}

describe('newSite', () => {
  test('a folder that does not exist gets all files of the template, and a package.json', () => {
    const siteDir = join(folder, 'Bread & Butter');
    const { files } = newSite(siteDir);
    expect(files).toEqual(
      expect.arrayContaining(['.gitignore', 'docs/writing.mdx', 'tsconfig.json']),
    );
    expect(files).not.toContain('gitignore');
    for (const file of files) expect(readFileSync(join(siteDir, file), 'utf8')).not.toBe('');
    // The tests run in the repository of the engine, from which npm cannot install it.
    expect(manifestOf(siteDir)).not.toHaveProperty('dependencies.folia');
    expect(manifestOf(siteDir)).toMatchObject({
      name: 'bread-butter',
      scripts: { dev: 'folia dev', typecheck: 'tsc' },
      devDependencies: { '@types/react': '^19.0.0' },
      dependencies: {
        react: '^19.0.0',
        'react-dom': '^19.0.0',
        // For MDX pages, diagrams and pictures, which the template has.
        '@mdx-js/mdx': '^3.1.1',
        'beautiful-mermaid': '^1.1.3',
        satteri: '0.10.5',
        sharp: '>=0.34.0',
      },
    });
  });

  test('the commands to run next can be pasted, whatever the folder is called', () => {
    const { nextCommands } = newSite(join(folder, "the baker's site"));
    expect(nextCommands[0]).toMatch(/^npm install --prefix '.*\/the baker'\\''s site'$/);
    expect(nextCommands[1]).toMatch(/^node .*cli\.ts dev --site '.*\/the baker'\\''s site'$/);
  });

  test('where all packages are installed in a folder above, and only there, nothing has to be installed', () => {
    const install = (name: string) =>
      mkdirSync(join(folder, 'workshop/node_modules', name), { recursive: true });
    install('folia');
    const first = newSite(join(folder, 'workshop/docs'));
    expect(first.nextCommands.slice(1)).toEqual(['npm install', 'npm run dev']);
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(folder, 'workshop/docs/package.json'), 'utf8'),
    );
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) install(name);
    const second = newSite(join(folder, 'workshop/more'));
    expect(second.nextCommands.slice(1)).toEqual(['npm run dev', 'npm run build']);
  });

  test('a repository without files is as good as empty', () => {
    const siteDir = join(folder, 'fresh');
    mkdirSync(join(siteDir, '.git'), { recursive: true });
    expect(newSite(siteDir).files).toContain('site.config.ts');
  });

  test('a folder with a file in it is refused, and nothing is written there', () => {
    const siteDir = join(folder, 'used');
    mkdirSync(siteDir);
    writeFileSync(join(siteDir, '.env'), 'KEY=1');
    expect(() => newSite(siteDir)).toThrow(`The folder ${siteDir} is not empty.`);
    expect(readdirSync(siteDir)).toEqual(['.env']);
    expect(() => newSite(join(siteDir, '.env'))).toThrow('.env is a file.');
  });
});
