import { asList, asObject, asString, type Note, type Values } from '../note.ts';

/** Maximum number of redirects that an option makes; one that makes more needs rules of a host. */
const MAX_REDIRECTS = 5000;

/** Returns the former addresses of a page. */
type Maker = (address: string, value: unknown) => unknown[];

/** For each option of the redirects plugin that applies to every page, a maker that gets the option's value. */
const MAKERS: Record<string, Maker> = {
  createRedirects: (address, make) => (typeof make === 'function' ? [make(address)].flat() : []),
  // A document at such an address would answer in place of the page on hosts that leave out ".html".
  fromExtensions: (address, names) =>
    withExtension(
      address,
      asStrings(names).filter((name) => name !== 'html'),
    ),
  toExtensions: (address, names) => withoutExtension(address, asStrings(names)),
};

type Redirect = { from: string; to: string };

/** The options of the plugin that are known before the pages are. */
export const withoutMakers = (options: Values): Values =>
  Object.fromEntries(Object.entries(options).filter(([key]) => !Object.hasOwn(MAKERS, key)));

/** Whether any of the plugin's options makes redirects for every page. */
export const makesRedirects = (options: Values): boolean =>
  Object.keys(MAKERS).some((key) => key in options);

/**
 * Makes the redirects of those options of the redirects plugin that name former addresses of every page:
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-client-redirects#configuration
 *
 * @param plugins the options of each of its instances
 * @param addresses of all pages, without the base path
 */
export function createRedirects(
  config: Values,
  plugins: readonly Values[],
  addresses: readonly string[],
): { config: Values; notes: Note[] } {
  const own = asList(config['redirects']);
  const taken = new Set([...addresses, ...own.flatMap((one) => [asObject(one)['from']].flat())]);
  const made: Redirect[] = [];
  const notes: Note[] = [];
  for (const options of plugins) {
    for (const [key, maker] of Object.entries(MAKERS)) {
      if (!(key in options)) continue;
      const result = applyOption(key, maker, { value: options[key], addresses });
      const fresh = result.redirects.filter(({ from }) => !taken.has(from) && taken.add(from));
      made.push(...fresh.slice(0, MAX_REDIRECTS));
      notes.push(...result.notes, ...countNotes(key, fresh.length, result.notes));
    }
  }
  const value = { ...config, onBrokenRedirects: 'warn', redirects: [...own, ...made] };
  return { config: made.length === 0 ? config : value, notes };
}

/** The redirects of an option for all pages, and what its note has to say besides their number. */
function applyOption(
  key: string,
  maker: Maker,
  { value, addresses }: { value: unknown; addresses: readonly string[] },
): { redirects: Redirect[]; notes: Note[] } {
  const leavesOutHtml = key === 'fromExtensions' && asList(value).includes('html');
  try {
    const redirects = addresses.flatMap((to) =>
      maker(to, value).flatMap((one): Redirect[] => {
        const from = asString(one);
        return from?.startsWith('/') ? [{ from, to }] : [];
      }),
    );
    return { redirects, notes: leavesOutHtml ? [HTML_NOTE] : [] };
  } catch (error) {
    const failed = note(key, 'dropped', `The function failed: ${String(error)}.`);
    return { redirects: [], notes: [failed] };
  }
}

const asStrings = (value: unknown): string[] => asList(value).flatMap((one) => asString(one) ?? []);

/** `/guide/clay` was `/guide/clay.htm`. */
function withExtension(address: string, extensions: readonly string[]): string[] {
  const hasOne = extensions.some((name) => address.endsWith(`.${name}`));
  return hasOne || address === '/' ? [] : extensions.map((name) => `${address}.${name}`);
}

/** `/guide/clay.htm` was `/guide/clay`. */
function withoutExtension(address: string, extensions: readonly string[]): string[] {
  return extensions
    .filter((name) => address.endsWith(`.${name}`))
    .map((name) => address.slice(0, -name.length - 1));
}

const HTML_NOTE = note(
  'fromExtensions',
  'changed',
  'Addresses with ".html" are not in the config. With `trailingSlash: false`, pages have them; the configurations that builds write for Caddy and nginx redirect them (`folia build --target`). On other hosts, add a rule.',
);

function countNotes(key: string, count: number, others: readonly Note[]): Note[] {
  if (count === 0 && others.length > 0) return [];
  const kept = Math.min(count, MAX_REDIRECTS);
  const rest = count > kept ? ` Without ${count - kept} more.` : '';
  const text = `Applied to all docs and single pages, but not to posts of the blog; its redirects are in the config: ${kept}.${rest}`;
  return [note(key, rest === '' ? 'migrated' : 'changed', text)];
}

function note(key: string, outcome: Note['outcome'], text: string): Note {
  return { group: 'redirects', outcome, key: `client-redirects.${key}`, text };
}
