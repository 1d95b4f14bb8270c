import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lockFileSchema } from '../supply-chain/lock-file.ts';
import { checkRelease, type ReleaseFacts } from './check-release.ts';
import { publishableManifest } from './publishable-manifest.ts';
import { softwareBill } from './sbom.ts';

const oven = { file: 'packages/oven/package.json', name: 'oven', version: '1.2.0' };

const ready: ReleaseFacts = {
  changedFiles: [],
  packages: [
    { ...oven, dependencies: { brick: '^1.0.0' } },
    {
      file: 'packages/mill/package.json',
      name: 'mill',
      version: '1.2.0',
      dependencies: { oven: '1.2.0' },
    },
  ],
  changelog: '# Changelog\n\n## 1.2.0\n\n- Bakes.\n\n## 1.1.0\n',
  tag: 'v1.2.0',
  isPublished: true,
  canSign: true,
};

const messages = (change: Partial<ReleaseFacts>) =>
  checkRelease({ ...ready, ...change }).map(({ message }) => message);

describe('a release', () => {
  test('of a commit whose versions agree can be made', () => {
    expect(messages({})).toEqual([]);
  });

  test('is not made of files that are not committed', () => {
    expect(checkRelease({ ...ready, changedFiles: ['oven.ts'] })).toMatchObject([
      { file: 'oven.ts', message: 'The file is not committed.' },
    ]);
  });

  test('has one version, in all packages and in what they depend on', () => {
    const packages: ReleaseFacts['packages'] = [
      { ...oven, dependencies: {} },
      { file: 'm', name: 'mill', version: '1.3.0', dependencies: { oven: '^1.0.0' } },
    ];
    expect(messages({ packages })).toEqual([
      'mill has version 1.3.0, and others have 1.2.0.',
      'mill depends on oven ^1.0.0 instead of 1.2.0.',
    ]);
  });

  test('is in the changelog, which may only call it unreleased until it is published', () => {
    const changelog = '# Changelog\n\n## Unreleased\n\n## 1.1.0\n';
    expect(messages({ changelog })).toEqual(['There is no heading for version 1.2.0.']);
    expect(messages({ changelog, isPublished: false })).toEqual([]);
    expect(messages({ changelog: '# Changelog\n', isPublished: false })).toHaveLength(1);
  });

  test('is published by a workflow for its tag only', () => {
    expect(messages({ canSign: false, tag: undefined })).toEqual([
      'Packages are only published by the release workflow, which proves where they come from.',
      'The workflow runs for no tag, and the packages have version 1.2.0.',
    ]);
    expect(messages({ tag: 'v1.1.0' })).toHaveLength(1);
    expect(messages({ canSign: false, tag: undefined, isPublished: false })).toEqual([]);
  });
});

test('a published manifest names its repository, and keeps all but what only the repository uses', () => {
  const text = JSON.stringify({
    name: 'oven',
    private: true,
    scripts: { prepack: 'x' },
    files: ['dist'],
  });
  expect(
    JSON.parse(publishableManifest(text, 'https://forge.example/bakers/oven', 'packages/oven')),
  ).toEqual({
    name: 'oven',
    files: ['dist'],
    repository: {
      type: 'git',
      url: 'git+https://forge.example/bakers/oven.git',
      directory: 'packages/oven',
    },
  });
  expect(JSON.parse(publishableManifest(text, undefined, ''))).not.toHaveProperty('repository');
});

/** The schemas of CycloneDX, which its library ships without exporting them. */
const MANIFEST = createRequire(import.meta.url).resolve(
  '@cyclonedx/cyclonedx-library/package.json',
);
const schemas = join(dirname(MANIFEST), 'res/schema');
const validate = compileSchemas();

function compileSchemas() {
  const read = (name: string): AnySchema =>
    JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8'));
  // Addresses and times are the only formats, and a bill has none of them.
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs']) {
    ajv.addSchema(read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  }
  return ajv.compile(read('bom-1.6'));
}

/** The parts of a bill that are read here. */
const componentSchema = z.object({
  purl: z.string(),
  licenses: z.array(z.unknown()).optional(),
  hashes: z.array(z.unknown()).optional(),
});
const publishedSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });
const billSchema = z.object({
  serialNumber: z.string(),
  metadata: z.object({ component: componentSchema }),
  components: z.array(componentSchema),
});

describe('the bill of materials', () => {
  const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
  const lock = lockFileSchema.parse({
    lockfileVersion: 3,
    packages: {
      'packages/folia': { dependencies: { '@clay/brick': '1.0.0', sail: '1.0.0' } },
      'node_modules/@clay/brick': { version: '1.0.0', license: 'MIT', integrity },
      'node_modules/sail': { version: '1.0.0', license: '(MIT OR ISC)', integrity },
      'node_modules/broom': { version: '1.0.0', license: 'MIT', integrity, dev: true },
    },
  });
  const folia = {
    name: 'folia',
    folder: 'packages/folia',
    version: '0.1.0',
    license: 'AGPL-3.0-only',
  };
  const bill = billSchema.parse(JSON.parse(softwareBill(lock, [folia])));

  test('of this repository is valid by the schema of CycloneDX 1.6', () => {
    const own = lockFileSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
    const packages = globSync('packages/*/package.json').map((file) => ({
      folder: dirname(file),
      ...publishedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
    }));
    const whole: unknown = JSON.parse(softwareBill(own, packages));
    validate(whole);
    expect(validate.errors ?? []).toEqual([]);
    expect(billSchema.parse(whole).components.length).toBeGreaterThan(150);
    expect(validate({ ...billSchema.parse(whole), bomFormat: 'Recipe' })).toBe(false);
  });

  test('is valid whatever form the license of a library has', () => {
    for (const license of ['MIT', 'MIT AND ISC', 'MIT/X11', 'SEE LICENSE IN oven.txt', undefined]) {
      const packages = { 'packages/folia': { dependencies: { oven: '1.0.0' } } };
      const oven = { version: '1.0.0', license, integrity };
      const one = lockFileSchema.parse({
        lockfileVersion: 3,
        packages: { ...packages, 'node_modules/oven': oven },
      });
      validate(JSON.parse(softwareBill(one, [folia])));
      expect(validate.errors ?? [], license).toEqual([]);
    }
  });

  test('has all libraries that are installed', () => {
    expect(bill.metadata.component.purl).toBe('pkg:npm/folia@0.1.0');
    expect(bill.components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40clay/brick@1.0.0',
      'pkg:npm/sail@1.0.0',
    ]);
    expect(bill.components[0]?.hashes).toEqual([{ alg: 'SHA-512', content: '07'.repeat(64) }]);
    expect(bill.components[1]?.licenses).toEqual([{ expression: '(MIT OR ISC)' }]);
  });

  test('is the same each time, and has another serial number if its content differs', () => {
    expect(softwareBill(lock, [folia])).toBe(softwareBill(lock, [folia]));
    const later = billSchema.parse(
      JSON.parse(softwareBill(lock, [{ ...folia, version: '0.2.0' }])),
    );
    expect(later.serialNumber).not.toBe(bill.serialNumber);
  });
});
