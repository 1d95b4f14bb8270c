import { describe, expect, test } from 'vitest';
import { checkLibraryCount } from './check-library-count.ts';
import { checkLockFile } from './check-lock-file.ts';
import { checkLicenses, licenseDocument } from './licenses.ts';
import { librariesOf, lockFileSchema } from './lock-file.ts';

const integrity = 'sha512-abc';

/** A bakery whose oven needs bricks. The mill has its own version of bricks. */
const lock = lockFileSchema.parse({
  lockfileVersion: 3,
  packages: {
    '': { devDependencies: { broom: '1.0.0' } },
    'packages/bakery': {
      dependencies: { oven: '1.0.0', mill: '1.0.0' },
      peerDependencies: { flour: '1.0.0' },
    },
    'packages/mill': { dependencies: { brick: '^2.0.0' }, optionalDependencies: { sail: '1.0.0' } },
    'packages/mill/node_modules/brick': { version: '2.0.0', license: 'MIT', integrity },
    'node_modules/mill': { resolved: 'packages/mill', link: true },
    'node_modules/oven': {
      version: '1.0.0',
      license: 'ISC',
      integrity,
      dependencies: { brick: '1.0.0' },
    },
    'node_modules/brick': { version: '1.0.0', license: 'MIT', integrity },
    'node_modules/sail': { version: '1.0.0', license: 'MIT', integrity, optional: true },
    'node_modules/flour': { version: '1.0.0', license: 'MIT', integrity },
    'node_modules/broom': { version: '1.0.0', license: 'MIT', integrity, dev: true },
  },
});

const none = { dependencies: {}, devDependencies: {}, peerDependencies: {} };
const root = { ...none, folder: '', devDependencies: { broom: '1.0.0' } };

describe('the libraries of a package', () => {
  test('are its dependencies and theirs, also optional ones, through packages of the repository', () => {
    expect(librariesOf(lock, 'packages/bakery').map(({ path }) => path)).toEqual([
      'node_modules/brick',
      'node_modules/oven',
      'node_modules/sail',
      'packages/mill/node_modules/brick',
    ]);
  });

  test('are fewer than 200', () => {
    expect(checkLibraryCount(199)).toEqual([]);
    expect(checkLibraryCount(200)).toMatchObject([
      { message: 'The engine brings 200 libraries, and fewer than 200 are allowed.' },
    ]);
  });
});

describe('a lock file', () => {
  const withEntry = (path: string, entry: object) =>
    lockFileSchema.parse({ ...lock, packages: { ...lock.packages, [path]: entry } });

  test('that agrees with each package.json and has all checksums is correct', () => {
    expect(checkLockFile(lock, [root])).toEqual([]);
  });

  test('that has another range than a package.json is out of date', () => {
    const changed = { ...root, devDependencies: { broom: '2.0.0' } };
    expect(checkLockFile(lock, [changed])).toMatchObject([
      { message: 'package-lock.json has other dependencies than package.json.' },
    ]);
  });

  test('needs a strong checksum of each library', () => {
    for (const weak of [undefined, 'sha1-abc']) {
      const entry = { version: '1.0.0', integrity: weak };
      expect(checkLockFile(withEntry('node_modules/peel', entry), [root])).toMatchObject([
        { message: 'node_modules/peel has no SHA-512 checksum.' },
      ]);
    }
  });

  test('names no server', () => {
    const resolved = 'https://registry.example/peel.tgz';
    const entry = { version: '1.0.0', integrity, resolved };
    expect(checkLockFile(withEntry('node_modules/peel', entry), [root])).toMatchObject([
      { message: `node_modules/peel names the server ${resolved}.` },
    ]);
  });
});

describe('licenses', () => {
  const brick = librariesOf(lock, 'packages/mill').find(({ name }) => name === 'brick');
  if (!brick) throw new Error('The mill has no bricks.');

  test('on the list are allowed, even as one of a choice', () => {
    for (const license of ['MIT', '(GPL-2.0 OR MIT)', 'MIT AND ISC']) {
      expect(checkLicenses([{ ...brick, license }])).toEqual([]);
    }
  });

  test('that are missing, unknown or only half allowed are errors', () => {
    for (const license of [undefined, 'SSPL-1.0', 'MIT AND SSPL-1.0']) {
      expect(checkLicenses([{ ...brick, license }])).toHaveLength(1);
    }
  });

  test('are listed with the reason why they are allowed', () => {
    const text = licenseDocument([brick]);
    expect(text).toContain('| MIT | 1 | Permissive; its notice is kept |');
    expect(text).toContain('| `brick` | 2.0.0 | MIT |');
  });
});
