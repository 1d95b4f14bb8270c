import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeReadDescriptionFile } from './read-description-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'harbor-'));
const siteDir = join(folder, 'site');

beforeAll(() => {
  mkdirSync(join(siteDir, 'openapi/parts'), { recursive: true });
  writeFileSync(join(folder, 'secret.yaml'), 'secret: 1');
  writeFileSync(join(siteDir, 'other.yaml'), 'other: 1');
  writeFileSync(join(siteDir, 'openapi/berth.yaml'), 'berth: 1');
  symlinkSync('berth.yaml', join(siteDir, 'openapi/inner.yaml'));
  symlinkSync(join(folder, 'secret.yaml'), join(siteDir, 'openapi/outer.yaml'));
  symlinkSync('../other.yaml', join(siteDir, 'openapi/beside.yaml'));
  symlinkSync(folder, join(siteDir, 'openapi/up'));
  symlinkSync('nowhere.yaml', join(siteDir, 'openapi/broken.yaml'));
  symlinkSync('loop.yaml', join(siteDir, 'openapi/loop.yaml'));
  execFileSync('mkfifo', [join(siteDir, 'openapi/pipe.yaml')]);
});

/** The text of a file, or why it is not read. */
function read(path: string, root = 'openapi'): string | undefined {
  const content = makeReadDescriptionFile(siteDir, root)(path);
  if (content === undefined || typeof content === 'string') return content;
  return 'refusal' in content ? content.refusal : new TextDecoder().decode(content);
}

describe('a file of a description', () => {
  test('is read, also through a link within its folder', () => {
    expect(read('openapi/berth.yaml')).toBe('berth: 1');
    expect(read('openapi/inner.yaml')).toBe('berth: 1');
  });

  test('is undefined if it does not exist or cannot', () => {
    expect(read('openapi/nowhere.yaml')).toBeUndefined();
    expect(read('openapi/berth.yaml/inner.yaml')).toBeUndefined();
    expect(read(`openapi/${'x'.repeat(300)}.yaml`)).toBeUndefined();
    expect(read('openapi/a\0.yaml')).toBeUndefined();
  });

  test.each([
    ['a link out of the folder', 'openapi/outer.yaml', 'leads out of the folder "openapi"'],
    ['a link to a file beside the folder', 'openapi/beside.yaml', 'leads out of the folder'],
    ['a linked folder', 'openapi/up/secret.yaml', 'leads out of the folder'],
    ['a broken link', 'openapi/broken.yaml', 'a file that does not exist'],
    ['a link to itself', 'openapi/loop.yaml', 'leads back to itself'],
    ['a folder', 'openapi/parts', 'a folder'],
    ['a pipe, which would never end', 'openapi/pipe.yaml', 'not a regular file'],
  ])('is refused if it is %s', (_, path, reason) => {
    expect(read(path)).toContain(reason);
  });

  test('may be anywhere in the root that the config names', () => {
    expect(read('openapi/beside.yaml', '.')).toBe('other: 1');
    expect(read('openapi/outer.yaml', '.')).toContain('leads out of the folder "."');
    expect(read('../secret.yaml', '..')).toBe('secret: 1');
    expect(read('openapi/outer.yaml', '..')).toBe('secret: 1');
  });
});
