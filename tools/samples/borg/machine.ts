import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, PROGRAMS, runProgram } from '../programs.ts';

/** Folders of a server that the commands of the guide use. Programs and devices are the real ones. */
const SERVER_PATH =
  /(?<![\w.$/}-])\/(?=(?:srv|mnt|media|backups?|data|home|root|opt|tmp|var|etc|usr\/local)(?![\w-]))/g;

/** Paths at the start of a word, except for `ROOT`, where a machine is, and paths of programs and devices. */
const OTHER_PATH = /(?<=[\s"'=:])\/(?!(?:bin|usr\/bin|dev|proc)\/)[a-z][\w./-]*/;

/** Where the programs of a machine are. Scripts for cron search only folders like this one. */
export const PROGRAM_FOLDER = 'usr/local/bin';

/** What readers answer when Borg asks them. */
export const ANSWERS = {
  BORG_UNKNOWN_UNENCRYPTED_REPO_ACCESS_IS_OK: 'yes',
  BORG_RELOCATED_REPO_ACCESS_IS_OK: 'yes',
};

/** What the database contains, as pg_dumpall writes it. */
export const DUMP = [
  '-- PostgreSQL database cluster dump',
  "SELECT pg_catalog.set_config('search_path', '', false);",
  "INSERT INTO assets VALUES ('Grüße from Kyoto');",
  '-- PostgreSQL database cluster dump complete',
  '',
].join('\n');

/** A folder that replaces the server: its disks, and the programs that it would have. */
export type Machine = {
  root: string;
  /** What the commands loaded into the database. */
  loaded: string;
  /** Why `borg mount` does not mount on this machine. Undefined if it does. */
  whyNotMounted: string | undefined;
};

/** Moves the paths of a server into a folder: `/srv/immich` becomes `ROOT/srv/immich`. */
export function insideMachine(code: string, root: string): string {
  return code.replaceAll(SERVER_PATH, `${root}/`);
}

/** A path in commands for a machine that leads out of its folder, and must not be touched. */
export function pathOutside(code: string, root: string): string | undefined {
  return OTHER_PATH.exec(code.replaceAll(root, 'ROOT'))?.[0];
}

/**
 * Prepares a folder as the server of the guide.
 *
 * - `docker` answers as the containers would: `pg_dumpall` prints a known dump, `psql` stores what
 *   it is given, all other commands succeed.
 * - `sudo` runs the command with a fresh environment, `ssh` runs it here, `crontab` does nothing.
 * - `borg` is the real one. Where the guide shows another way for a step that is done, a second
 *   repository is created beside the first, and a second mount replaces the first. Without FUSE it
 *   unpacks the archives instead of mounting them.
 */
export async function createMachine(root: string): Promise<Machine> {
  const machine = {
    root,
    loaded: join(root, 'loaded.sql'),
    whyNotMounted: await whyNotMounted(join(root, 'probe')),
  };
  for (const folder of [PROGRAM_FOLDER, 'root', 'tmp', 'work', 'var/log']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, 'dump.sql'), DUMP);
  for (const [name, script] of Object.entries(programsOf(machine))) {
    writeFileSync(join(root, PROGRAM_FOLDER, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  }
  return machine;
}

/** Why Borg cannot mount an archive on this machine: it tries one. Undefined if it can. */
async function whyNotMounted(folder: string): Promise<string | undefined> {
  const repository = join(folder, 'repository');
  const mount = join(folder, 'mount');
  mkdirSync(mount, { recursive: true });
  const env = { ...process.env, HOME: folder, ...ANSWERS };
  for (const args of [
    ['init', '--encryption=none', repository],
    ['mount', repository, mount],
    ['umount', mount],
  ]) {
    const { code, stderr } = await runProgram(PROGRAMS.borg, args, { env });
    if (code !== 0) return stderr.trim().split('\n').at(-1) ?? args.join(' ');
  }
  return undefined;
}

/** Unpacks each archive of a repository into a folder of its name. */
const UNPACK = `
    repository="\${@: -2:1}"; cd "$last" || exit
    for archive in $(borg list --short "$repository"); do
      mkdir "$archive"; (cd "$archive" && borg extract "$repository::$archive")
    done
    exit`;

function programsOf({ root, loaded, whyNotMounted: reason }: Machine): Record<string, string> {
  const real = findProgram(PROGRAMS.borg);
  return {
    docker: `
case " $* " in
  *" pg_dump"*)
    # A terminal ends lines with a carriage return, too.
    case " $* " in *" -t "* | *" -it "*) sed 's/$/\\r/' ${root}/dump.sql ;; *) cat ${root}/dump.sql ;; esac ;;
  *" psql "*) cat >> ${loaded} ;;
  *" immich-admin version "*) echo v1.131.3 ;;
esac`,
    sudo: `
while [ "\${1#-}" != "$1" ]; do
  case "$1" in -u | -g) shift 2 ;; *) shift ;; esac
done
[ $# -gt 0 ] || exit 0
exec env -i HOME="$HOME" PATH="$PATH" BORG_PASSCOMMAND="$BORG_PASSCOMMAND" \\
  ${Object.entries(ANSWERS)
    .map((answer) => answer.join('='))
    .join(' ')} "$@"`,
    ssh: `
while [ "\${1#-}" != "$1" ]; do
  case "$1" in -[pilFo]) shift 2 ;; *) shift ;; esac
done
shift
exec bash -c "$*"`,
    crontab: '',
    borg: `
last="\${!#}"
case "$1" in
  init)
    folder="\${last#*:}"
    if [ -e "$folder/config" ]; then set -- "\${@:1:$#-1}" "$last-other-way"; fi ;;
  mount)
    if mountpoint -q "$last"; then ${real} umount "$last"; fi
    ${reason === undefined ? '' : UNPACK} ;;
  umount) ${reason === undefined ? '' : 'rm -rf "$last"; exit'} ;;
esac
exec ${real} "$@"`,
  };
}
