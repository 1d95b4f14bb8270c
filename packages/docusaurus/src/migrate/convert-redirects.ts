import { siteConfigSchema } from 'folia/format';
import { type Converted, listOf, type Note, textOf, type Values, valuesOf } from './note.ts';
import { prune } from './prune.ts';

type Redirect = { from: string | string[]; to: string };

/** A file of redirects for hosts (https://docs.netlify.com/manage/routing/redirects/overview/). */
export type RedirectsFile = { path: string; text: string };

/**
 * One table of redirects from the redirects plugin and the hosts' files, and what remains of those files: rules that
 * only a host can follow.
 */
export function convertRedirects(
  plugins: Values[],
  files: RedirectsFile[],
  baseUrl = '/',
): Converted<Redirect[]> & { remaining: RedirectsFile[] } {
  const fromPlugins = plugins.map(fromPlugin);
  const fromFiles = files.map((file) => fromFile(file, baseUrl));
  const all = [...fromPlugins, ...fromFiles];
  const redirects = settled(all.flatMap(({ value }) => value));
  const known = redirects.length === 0 ? [] : knownRedirects(redirects);
  const lost: Note[] = redirects
    .filter((redirect) => !known.includes(redirect))
    .map((redirect) => ({
      group: 'redirects',
      fate: 'left',
      key: `${[redirect.from].flat().join(', ')} -> ${redirect.to}`,
      text: 'The engine takes no such redirect.',
    }));
  const count: Note[] =
    known.length > 0
      ? [
          {
            group: 'redirects',
            fate: 'carried',
            key: 'redirects',
            text: `${known.length} in the config.`,
          },
        ]
      : [];
  return {
    value: known,
    notes: [...count, ...all.flatMap(({ notes }) => notes), ...lost],
    remaining:
      known.length === redirects.length ? fromFiles.map(({ remaining }) => remaining) : files,
  };
}

/** The redirects that the schema of the config takes. */
function knownRedirects(redirects: Redirect[]): Redirect[] {
  return redirects.filter((redirect) => {
    const base = { title: 'T', url: 'https://site.example' };
    const { value } = prune(siteConfigSchema, { ...base, redirects: [redirect] });
    return listOf(valuesOf(value)['redirects']).length === 1;
  });
}

function fromPlugin(options: Values): Converted<Redirect[]> {
  const { redirects, ...others } = options;
  const value = listOf(redirects).flatMap((entry): Redirect[] => {
    const { from, to } = valuesOf(entry);
    const sources = [from].flat().filter((path) => typeof path === 'string');
    const target = textOf(to);
    const [only = ''] = sources;
    if (target === undefined || sources.length === 0) return [];
    return [{ from: sources.length === 1 ? only : sources, to: target }];
  });
  const notes = Object.keys(others)
    .filter((key) => key !== 'id')
    .map(
      (key): Note => ({
        group: 'redirects',
        fate: 'left',
        key: `client-redirects.${key}`,
        text:
          key === 'createRedirects'
            ? 'A function cannot be carried over; list its redirects in the config.'
            : 'Redirects are listed one by one.',
      }),
    );
  return { value, notes };
}

function fromFile(
  { path, text }: RedirectsFile,
  baseUrl: string,
): Converted<Redirect[]> & {
  remaining: RedirectsFile;
} {
  const lines = text.split(/\r?\n/).map((line, index) => ({
    line: index + 1,
    text: line,
    rule: parseRule(line, baseUrl),
  }));
  const kept = lines.filter(({ rule }) => rule !== undefined && !('redirect' in rule));
  return {
    value: lines.flatMap(({ rule }) => (rule && 'redirect' in rule ? [rule.redirect] : [])),
    notes: kept.map(({ line, text: written, rule }) => ({
      group: 'redirects',
      fate: 'left',
      key: written.trim(),
      text: `${rule && 'why' in rule ? rule.why : ''} It stays in the file, for hosts that read it.`,
      file: path,
      line,
    })),
    remaining: { path, text: kept.map(({ text: written }) => `${written}\n`).join('') },
  };
}

/** A rule as a redirect, or why only a host can follow it; nothing for blank lines and comments. */
function parseRule(
  line: string,
  baseUrl: string,
): { redirect: Redirect } | { why: string } | undefined {
  const [from = '', ...rest] = line
    .replace(/(?:^|\s)#.*$/, '')
    .trim()
    .split(/\s+/);
  if (from === '') return undefined;
  const at = rest.findIndex((word) => /^(?:\/|https?:)/.test(word));
  const to = rest[at];
  const [status = '301', ...conditions] = rest.slice(at + 1);
  if (to === undefined) return { why: 'The rule has no target.' };
  if (at > 0 || conditions.length > 0) return { why: 'It has a condition.' };
  if (!/^30[1278]!?$/.test(status)) return { why: `Status ${status} is no redirect.` };
  if (!from.startsWith('/')) return { why: 'It is about another domain.' };
  if (/[*:]/.test(from) || /\/:\w+/.test(to)) return { why: 'It is a pattern.' };
  const source = belowBase(from, baseUrl);
  const target = belowBase(to, baseUrl);
  return source === undefined || target === undefined
    ? { why: 'It is about an address outside of the base path.' }
    : { redirect: { from: source, to: target } };
}

/** A path of the host as a path from the site's root; other hosts' addresses stay. */
function belowBase(path: string, baseUrl: string): string | undefined {
  if (/^https?:/.test(path)) return path;
  return `${path}/`.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : undefined;
}

/** Each old address once, leading where a chain of redirects ends. */
function settled(redirects: Redirect[]): Redirect[] {
  const targets = new Map<string, string>();
  for (const { from, to } of redirects) {
    for (const path of [from].flat()) if (!targets.has(path)) targets.set(path, to);
  }
  const end = (to: string): string => {
    const passed = new Set<string>();
    let current = to;
    for (let next = targets.get(current); next !== undefined; next = targets.get(current)) {
      if (passed.has(current)) return to;
      passed.add(current);
      current = next;
    }
    return current;
  };
  const seen = new Set<string>();
  return redirects.flatMap(({ from, to }): Redirect[] => {
    const fresh = [...new Set([from].flat())].filter((path) => !seen.has(path));
    for (const path of fresh) seen.add(path);
    const [only] = fresh;
    if (only === undefined) return [];
    return [{ from: fresh.length === 1 ? only : fresh, to: end(to) }];
  });
}
