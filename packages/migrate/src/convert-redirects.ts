import { asList, asObject, asString, type Converted, type Note, type Values } from './note.ts';

type Redirect = { from: string | string[]; to: string };

/** A redirects file for hosts (https://docs.netlify.com/manage/routing/redirects/overview/). */
export type RedirectsFile = { path: string; text: string };

/**
 * Merges the redirects of the redirects plugin and of hosts' files into one table. Rules that only
 * a host can apply remain in the files.
 */
export function convertRedirects(
  plugins: Values[],
  files: RedirectsFile[],
  baseUrl = '/',
): Converted<Redirect[]> & { remaining: RedirectsFile[] } {
  const fromPlugins = plugins.map(fromPlugin);
  const fromFiles = files.map((file) => fromFile(file, baseUrl));
  const all = [...fromPlugins, ...fromFiles];
  const value = mergeRedirects(all.flatMap(({ value: written }) => written));
  const count: Note[] =
    value.length > 0
      ? [
          {
            group: 'redirects',
            outcome: 'migrated',
            key: 'redirects',
            text: `${value.length} in the config.`,
          },
          {
            group: 'redirects',
            outcome: 'changed',
            key: 'onBrokenRedirects',
            text: 'Added: redirects that cannot work are left out with a warning.',
          },
        ]
      : [];
  return {
    value,
    notes: [...count, ...all.flatMap(({ notes }) => notes)],
    remaining: fromFiles.map(({ remaining }) => remaining),
  };
}

function fromPlugin(options: Values): Converted<Redirect[]> {
  const { redirects, ...others } = options;
  const value = asList(redirects).flatMap((entry): Redirect[] => {
    const { from, to } = asObject(entry);
    const sources = [from].flat().filter((path) => typeof path === 'string');
    const target = asString(to);
    const [only = ''] = sources;
    if (target === undefined || sources.length === 0) return [];
    return [{ from: sources.length === 1 ? only : sources, to: target }];
  });
  const notes = Object.keys(others)
    .filter((key) => key !== 'id')
    .map(
      (key): Note => ({
        group: 'redirects',
        outcome: 'dropped',
        key: `client-redirects.${key}`,
        text: 'Redirects are listed individually.',
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
      outcome: 'dropped',
      key: written.trim(),
      text: `${rule && 'rejection' in rule ? rule.rejection : ''} It remains in the file, for hosts that support it.`,
      file: path,
      line,
    })),
    remaining: { path, text: kept.map(({ text: written }) => `${written}\n`).join('') },
  };
}

/**
 * A rule as a redirect, or the reason why only a host can apply it; undefined for blank lines and
 * comments.
 */
function parseRule(
  line: string,
  baseUrl: string,
): { redirect: Redirect } | { rejection: string } | undefined {
  const [from = '', ...rest] = line
    .replace(/(?:^|\s)#.*$/, '')
    .trim()
    .split(/\s+/);
  if (from === '') return undefined;
  const at = rest.findIndex((word) => /^(?:\/|https?:)/.test(word));
  const to = rest[at];
  const [status = '301', ...conditions] = rest.slice(at + 1);
  if (to === undefined) return { rejection: 'The rule has no target.' };
  if (at > 0 || conditions.length > 0) return { rejection: 'It has a condition.' };
  if (!/^30[1278]!?$/.test(status)) return { rejection: `Status ${status} is not a redirect.` };
  if (!from.startsWith('/')) return { rejection: 'It applies to another domain.' };
  if (/[*:]/.test(from) || /\/:\w+/.test(to)) return { rejection: 'It is a pattern.' };
  const source = stripBase(from, baseUrl);
  const target = stripBase(to, baseUrl);
  return source === undefined || target === undefined
    ? { rejection: 'It applies to a URL outside the base path.' }
    : { redirect: { from: source, to: target } };
}

/**
 * Converts a path on the host into a path from the site's root. URLs of other hosts are unchanged.
 */
function stripBase(path: string, baseUrl: string): string | undefined {
  if (/^https?:/.test(path)) return path;
  return `${path}/`.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : undefined;
}

/** Removes duplicates, and shortens chains of redirects to their ends. */
function mergeRedirects(redirects: Redirect[]): Redirect[] {
  const targets = new Map<string, string>();
  for (const { from, to } of redirects) {
    for (const path of [from].flat()) if (!targets.has(path)) targets.set(path, to);
  }
  const end = (to: string): string => {
    const visited = new Set<string>();
    let current = to;
    for (let next = targets.get(current); next !== undefined; next = targets.get(current)) {
      if (visited.has(current)) return to;
      visited.add(current);
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
