import { asList, asObject, asString, type Note, type Values } from '../note.ts';

/** Maximum number of redirects that are written; a function that makes more needs rules of a host. */
const MAX_REDIRECTS = 5000;

/**
 * Calls the functions of the redirects plugin, which name the former addresses of a page, for every page:
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-client-redirects#ex-config
 *
 * @param plugins the options of the plugin
 */
export function createRedirects(
  config: Values,
  plugins: readonly Values[],
  addresses: readonly string[],
): { config: Values; notes: Note[] } {
  const makers = plugins.map((options) => options['createRedirects']);
  const functions = makers.filter((maker) => typeof maker === 'function');
  if (functions.length === 0) return { config, notes: [] };
  const own = asList(config['redirects']);
  const taken = new Set([...addresses, ...own.flatMap((one) => [asObject(one)['from']].flat())]);
  const made: { from: string; to: string }[] = [];
  try {
    for (const to of addresses) {
      for (const from of functions.flatMap((maker): unknown[] => [maker(to)].flat())) {
        const path = asString(from);
        if (path?.startsWith('/') && !taken.has(path)) made.push({ from: path, to });
        if (path !== undefined) taken.add(path);
      }
    }
  } catch (error) {
    return { config, notes: [note('dropped', `The function failed: ${String(error)}.`)] };
  }
  const kept = made.slice(0, MAX_REDIRECTS);
  const what = `Called for every page; its redirects are in the config: ${kept.length}.`;
  const rest = made.length > MAX_REDIRECTS ? ` Without ${made.length - MAX_REDIRECTS} more.` : '';
  const value = { ...config, onBrokenRedirects: 'warn', redirects: [...own, ...kept] };
  return {
    config: kept.length === 0 ? config : value,
    notes: [note(rest === '' ? 'migrated' : 'changed', what + rest)],
  };
}

function note(outcome: Note['outcome'], text: string): Note {
  return { group: 'redirects', outcome, key: 'client-redirects.createRedirects', text };
}
