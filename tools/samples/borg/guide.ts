import type { Sample } from '../sample.ts';
import { isScript, isShell } from '../shell/commands.ts';

/** The page whose commands are run from the first to the last one. */
const GUIDE = /^site\/docs\/guides\/template-backup-script\.mdx?$/;

export function isGuide(sample: Sample): boolean {
  return GUIDE.test(sample.file) && isShell(sample);
}

/** The script of the guide, which readers save and run. */
export function isBackupScript(sample: Sample): boolean {
  return isScript(sample) && /\bborg create\b/.test(sample.code);
}

/** A value that the guide gives to a variable, without its quotes. */
export function valueIn(samples: readonly Sample[], name: string): string | undefined {
  const pattern = new RegExp(`^\\s*(?:export )?${name}=(["']?)(.*?)\\1\\s*(?:#.*)?$`, 'm');
  return samples.map(({ code }) => pattern.exec(code)?.[2]).find((value) => value !== undefined);
}

/** The folders that must exist before the first command: disks, and the parents of repositories. */
export function foldersOf(samples: readonly Sample[]): string[] {
  const values = samples.flatMap(({ code }) =>
    Array.from(
      code.matchAll(/^\s*(?:export )?\w+=["']?(?:[\w.@-]+:)?(\/[\w./-]+)/gm),
      ([, path = '']) => path,
    ),
  );
  return [
    ...new Set(
      values.map((path) => (/borg|\.\w+$/.test(path) ? path.replace(/\/[^/]*$/, '') : path)),
    ),
  ];
}

/** Folders below the uploads that the script leaves out. */
export function excludedFolders(script: Sample): string[] {
  return Array.from(
    script.code.matchAll(/--exclude[ =]["']?\$\{?UPLOAD_LOCATION\}?\/([\w-]+)/g),
    ([, name = '']) => name,
  );
}

/** Lines that open or close a shell: the commands run as the user that they need. */
const SHELLS = /^\s*(?:sudo (?:-i|-s|su)|su -|exit)\s*$/gm;

export function withoutShells(code: string): string {
  return code.replaceAll(SHELLS, '');
}

/** A name that readers fill in, after the folder of a mount or after a repository. */
const ARCHIVE = /([^\s"'=]*?)(::|\/)(?:<[^>]*archive[^>]*>|ARCHIVE(?:_NAME)?\b)/gi;

export type ArchivePlace = { text: string; place: string; isMount: boolean };

/** The places in which a command names an archive with a placeholder. */
export function archivePlaces(code: string): ArchivePlace[] {
  return Array.from(code.matchAll(ARCHIVE), ([text, place = '', separator]) => ({
    text,
    place,
    isMount: separator === '/',
  }));
}
