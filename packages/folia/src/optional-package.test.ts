import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteError } from 'folia-problems';
import { expect, test } from 'vitest';
import { PACKAGE_DIR } from './engine-files.ts';
import { loadOptional } from './optional-package.ts';
import { listFiles } from './read/read-files.ts';

/** Imports a package by a name that no bundler sees. */
const load = (name: string): Promise<unknown> => import(name);

async function errorOf(file: string): Promise<SiteError> {
  try {
    await loadOptional(() => load(lute.name), { ...lute, file });
  } catch (error) {
    if (error instanceof SiteError) return error;
  }
  throw new Error('The package was found, or another error was thrown.');
}

const lute = { name: '@lutes/not-installed', users: 'Lute tablatures', file: 'docs/lute.md' };

test('a missing package is an error with the command that installs it', async () => {
  expect((await errorOf(lute.file)).message).toMatchInlineSnapshot(`
    "docs/lute.md
      Lute tablatures need the package "@lutes/not-installed", which is not installed.
        Run "npm install @lutes/not-installed" where folia is installed."
  `);
});

test('pages that lack the same package are listed, and from the eleventh on counted', async () => {
  const pages = Array.from({ length: 14 }, (_, index) => `docs/${index}.md`);
  const errors = await Promise.all(pages.map(errorOf));
  const { message } = new SiteError(errors.flatMap(({ problems }) => problems));
  expect(message.match(/which is not installed/g)).toHaveLength(10);
  expect(message).toContain('… and 4 more of this kind');
});

test('a package that lacks one of its own packages is not taken for a missing one', async () => {
  const broken = async () => {
    throw Object.assign(new Error("Cannot find package 'strings' imported from lutes.js"), {
      code: 'ERR_MODULE_NOT_FOUND',
    });
  };
  await expect(loadOptional(broken, lute)).rejects.not.toBeInstanceOf(SiteError);
});

test('no module imports an optional package when it loads, so that builds work without it', () => {
  const manifest = JSON.parse(readFileSync(join(PACKAGE_DIR, 'package.json'), 'utf8'));
  const optional = Object.keys(manifest.peerDependenciesMeta);
  expect(optional).toContain('@mdx-js/mdx');
  const modules = listFiles(PACKAGE_DIR, 'src').filter((path) =>
    // Code for browsers is bundled, and the bundler asks for the packages.
    /^src\/(?!app\/).*(?<!\.test)\.tsx?$/.test(path),
  );
  expect(modules.length).toBeGreaterThan(400);
  const found = modules.flatMap((path) => {
    const text = readFileSync(join(PACKAGE_DIR, path), 'utf8');
    const imports = text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)';/gm);
    return [...imports].flatMap(([, name = '']) =>
      optional.includes(name) ? [`${path}: ${name}`] : [],
    );
  });
  expect(found).toEqual([]);
});
