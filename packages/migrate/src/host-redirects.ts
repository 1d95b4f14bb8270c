import { readFileSync } from 'node:fs';
import { convertRedirects } from './convert-redirects.ts';
import type { Converted } from './note.ts';
import type { CopyPath } from './source-path.ts';
import type { NewFile } from './write-migration.ts';

const FILE = 'static/_redirects';

type HostRedirects = Converted<unknown[]> & {
  /** The redirects file with the rules that only a host can apply. */
  files: NewFile[];
  /** Path of the redirects file, which must not be copied; undefined if there is none. */
  file?: string;
};

/** Moves the rules of a redirects file for hosts into the config if they lead from a former address to a page. */
export function hostRedirects(
  statics: CopyPath[],
  { baseUrl, isPage }: { baseUrl: string; isPage: (path: string) => boolean },
): HostRedirects {
  const file = statics.find(({ to }) => to === FILE);
  if (!file) return { value: [], notes: [], files: [] };
  const lines = readFileSync(file.from, 'utf8').split('\n');
  const withoutBase = (path: string) =>
    path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
  const isKnown = (line: string) => {
    const [from = '', to = ''] = line.trim().split(/\s+/);
    const leads = /^https?:/.test(to) || (isPage(withoutBase(to)) && !to.includes('#'));
    return leads && !isPage(withoutBase(from));
  };
  const known = lines.filter(isKnown);
  const first = known.filter(
    (line, index) => known.findIndex((other) => sourceOf(other) === sourceOf(line)) === index,
  );
  const { value, notes, remaining } = convertRedirects(
    [],
    [{ path: FILE, text: first.join('\n') }],
    baseUrl,
  );
  const rules = [
    ...lines.filter((line) => !known.includes(line)),
    ...remaining.map(({ text }) => text),
  ];
  const left = rules.join('\n').trim();
  return {
    value,
    notes,
    file: FILE,
    files: left === '' ? [] : [{ to: FILE, text: `${left}\n` }],
  };
}

function sourceOf(line: string): string {
  return normalizePath(line.trim().split(/\s+/)[0] ?? '');
}

/** The engine treats `/a`, `/a/`, `/a.html` and `/a/index.html` as one address. */
function normalizePath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}
