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

test('a published manifest names its repository, and keeps all but what is of use in the repository only', () => {
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

/** What https://cyclonedx.org/docs/1.6/json/ requires of the parts that a bill has. */
const componentSchema = z.strictObject({
  type: z.enum(['application', 'library']),
  'bom-ref': z.string().min(1),
  name: z.string().min(1),
  version: z.string().min(1),
  purl: z.string().regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/),
  licenses: z
    .array(
      z.union([
        z.strictObject({ license: z.strictObject({ id: z.string() }) }),
        z.strictObject({ expression: z.string() }),
      ]),
    )
    .optional(),
  hashes: z
    .array(
      z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[a-f\d]{128}$/) }),
    )
    .optional(),
});

const billSchema = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.int().min(1),
  serialNumber: z
    .string()
    .regex(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/),
  metadata: z.strictObject({ component: componentSchema }),
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

  test('has what CycloneDX 1.6 requires, and all libraries that are installed', () => {
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
