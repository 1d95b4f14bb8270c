import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parsePage } from '../../prose/parse-page.ts';
import { readSamples } from '../read-samples.ts';
import type { Sample } from '../sample.ts';
import { faults, lacksPrograms, sample } from '../test-sample.ts';
import { contentsOf, differences, writeUploads } from './folder-contents.ts';
import {
  archivePlaces,
  excludedFolders,
  foldersOf,
  isBackupScript,
  isGuide,
  valueIn,
  withoutShells,
} from './guide.ts';
import { insideMachine, pathOutside } from './machine.ts';
import { borgGuide } from './run-guide.ts';

const GUIDE = 'site/docs/guides/template-backup-script.md';

test('the guide of the site has a script that backs up', () => {
  const [path = ''] = globSync(`${GUIDE}*`);
  const samples = readSamples(parsePage({ path, text: readFileSync(path, 'utf8') }));
  expect(samples.filter(isGuide).filter(isBackupScript)).toHaveLength(1);
});

test('paths of a server are moved into a folder, and parts of other paths are not', () => {
  expect(insideMachine('cp /srv/tea "/tmp/cup/<archive>/srv/tea" user@host:/backups', '/x')).toBe(
    'cp /x/srv/tea "/x/tmp/cup/<archive>/x/srv/tea" user@host:/x/backups',
  );
  const others = '/dev/null /bin/sh $A/srv ./srv/tea a/srv/b s/tea/etc/ /mnts https://tea.org/home';
  expect(insideMachine(others, '/x')).toBe(others);
});

test('paths that lead out of the folder are found', () => {
  const outside = (code: string) => pathOutside(insideMachine(code, '/x'), '/x');
  expect(outside('rm -rf "/volume1/tea"')).toBe('/volume1/tea');
  expect(outside('A=/usr/share/tea')).toBe('/usr/share/tea');
  expect(
    outside('rm "/srv/tea" $A/b ./c > /dev/null; sed "s/a/b;/g" user@host:/backups'),
  ).toBeUndefined();
});

test('values, folders and left-out folders are read from the samples', () => {
  const samples = [
    sample('bash', 'export UPLOAD_LOCATION=/srv/tea\nBACKUP="/mnt/disk"'),
    sample('bash', 'R=user@host:/far/tea-borg\nborg create --exclude "$UPLOAD_LOCATION/thumbs"'),
  ];
  expect(valueIn(samples, 'UPLOAD_LOCATION')).toBe('/srv/tea');
  expect(valueIn(samples, 'NOTHING')).toBeUndefined();
  expect(foldersOf(samples)).toEqual(['/srv/tea', '/mnt/disk', '/far']);
  expect(samples.flatMap(excludedFolders)).toEqual(['thumbs']);
});

test('lines that open a shell are left out', () => {
  expect(withoutShells('sudo -i\nsudo ls\nexit')).toBe('\nsudo ls\n');
});

test('archives are named after a folder or a repository', () => {
  expect(archivePlaces('a "/mnt/tea::<archive>" "/tmp/x/ARCHIVE/srv" $ARCHIVES')).toEqual([
    { text: '/mnt/tea::<archive>', place: '/mnt/tea', isMount: false },
    { text: '/tmp/x/ARCHIVE', place: '/tmp/x', isMount: true },
  ]);
});

test('a lost byte, a missing file and another mode are differences', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  writeUploads(folder);
  const before = contentsOf(folder);
  rmSync(join(folder, 'profile/anna.jpg'));
  writeFileSync(join(folder, 'upload/new'), '');
  writeFileSync(join(folder, 'library/anna/2024/empty.xmp'), ' ');
  expect(differences(before, contentsOf(folder)).toSorted()).toEqual([
    'library/anna/2024/empty.xmp',
    'profile/anna.jpg',
    'upload/new',
  ]);
  rmSync(folder, { recursive: true });
});

/** A guide as short as it can be. */
function guide({
  excludes = '',
  restores = 'cp -a "/tmp/m/<archive>/srv/immich" /srv/',
  searches = '',
} = {}): Sample[] {
  const script = [
    '#!/bin/sh',
    'set -eu',
    searches,
    'UPLOAD_LOCATION=/srv/immich',
    'mkdir -p "$UPLOAD_LOCATION/database-backup"',
    'docker exec db pg_dumpall > "$UPLOAD_LOCATION/database-backup/dump.sql"',
    `borg create ${excludes} "/mnt/disk/tea::{now}" "$UPLOAD_LOCATION"`,
  ];
  return [
    sample('bash', 'sudo -i\nexport BACKUP_PATH=/mnt/disk\nborg init -e none "$BACKUP_PATH/tea"', {
      line: 100,
    }),
    sample('bash', script.join('\n'), { title: 'backup.sh', line: 200 }),
    sample('bash', 'sudo sh /usr/local/bin/backup.sh', { line: 300 }),
    sample('bash', 'mkdir /tmp/m\nborg mount /mnt/disk/tea /tmp/m', { line: 400 }),
    sample('bash', `mv /srv/immich /srv/old\n${restores}`, { line: 500 }),
    sample('bash', 'borg umount /tmp/m\nexit', { line: 600 }),
  ].map((part) => ({ ...part, file: GUIDE }));
}

describe.skipIf(lacksPrograms(borgGuide))(
  'a guide that runs with Borg',
  { timeout: 60_000 },
  () => {
    test('restores what it backed up', async () => {
      expect(await faults(borgGuide, ...guide())).toEqual([]);
    });

    test('finds its programs where its script searches, as under cron', async () => {
      const searches = 'PATH=/usr/local/bin:/usr/bin:/bin';
      expect(await faults(borgGuide, ...guide({ searches }))).toEqual([]);
    });

    test('must restore all files, and has no command that fails or has an unknown placeholder', async () => {
      const restores = 'borg liste /mnt/disk/tea\ncp -a "/tmp/m/<archive>/srv/immich" /srv/';
      const excludes = '--exclude /srv/immich/upload --exclude "$UPLOAD_LOCATION/thumbs"';
      const samples = guide({ excludes, restores });
      const unclear = sample('bash', 'ls "/srv/<cup>"', { file: GUIDE, line: 700 });
      expect(await faults(borgGuide, ...samples, unclear)).toEqual([
        expect.stringMatching(/^501 "borg liste \/mnt\/disk\/tea" failed with 2: /),
        "700 The check can't fill in <cup>.",
        expect.stringMatching(/^700 The restored files differ .*upload\/ben\/\$name\.mov/),
        '700 After the restore, thumbs/.immich is missing.',
      ]);
    });
  },
);
