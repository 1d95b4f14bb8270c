import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The permissions and the hash of each file, by its relative path. */
export type Contents = Map<string, string>;

/** The files below a folder, byte by byte, with their permissions. */
export function contentsOf(folder: string): Contents {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    entries.toSorted().flatMap((path) => {
      const file = join(folder, path);
      const state = lstatSync(file);
      if (state.isDirectory()) return [];
      const bytes = state.isSymbolicLink() ? readlinkSync(file) : readFileSync(file);
      return [
        [path, `${state.mode.toString(8)} ${createHash('sha256').update(bytes).digest('hex')}`],
      ];
    }),
  );
}

/** The paths that only one of two folders has, or that differ. */
export function differences(before: Contents, after: Contents): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
}

/** Files whose names or contents a faulty copy would change. */
const UPLOADS: Record<string, string> = {
  'library/anna/2024/IMG_0042.HEIC': '\0\u0001\u0002 not text \u00ff',
  'library/anna/2024/with space and ümlaut.jpg': 'x'.repeat(100_000),
  'library/anna/2024/empty.xmp': '',
  'upload/ben/$name.mov': 'a file with a dollar sign in its name',
  'backups/immich-db-backup-1740000000000.sql.gz': 'an automatic dump',
  'profile/anna.jpg': 'a picture of a user',
  'thumbs/anna/ab/cd/preview.jpeg': 'can be created again',
  'encoded-video/ben/ab/cd/video.mp4': 'can be created again',
};
const MARKED = ['library', 'upload', 'backups', 'profile', 'thumbs', 'encoded-video'];

/** Writes a small upload folder. */
export function writeUploads(folder: string): void {
  const markers = MARKED.map((name) => [`${name}/.immich`, String(1_700_000_000_000)] as const);
  for (const [path, content] of [...Object.entries(UPLOADS), ...markers]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
