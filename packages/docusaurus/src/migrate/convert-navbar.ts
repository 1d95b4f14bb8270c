import { NAVBAR_ITEM_TYPES, navbarSchema } from 'folia/format';
import { carry, leftNotes } from './carry.ts';
import { convertLink, convertLogo, type LeftParts, leftPart } from './convert-link.ts';
import { type Converted, listOf, type Note, textOf, type Values, valuesOf } from './note.ts';
import { prune } from './prune.ts';

const REASONS: Record<string, string> = {
  'logo.href': 'The logo leads to the home page.',
  'logo.target': 'The logo leads to the home page.',
  'logo.width': 'The height of the bar sets the size.',
  'logo.height': 'The height of the bar sets the size.',
  'logo.style': 'Write a rule in the site’s style sheet.',
  'logo.className': 'Write a rule in the site’s style sheet.',
};

const ITEM_REASONS: Record<string, string> = {
  activeBaseRegex: 'Items become active by their path; "activeBasePath" names another.',
  target: 'Links to other sites open as the reader asks for.',
  rel: 'The engine sets it.',
  docsPluginId: 'There is one docs folder.',
  dropdownActiveClassDisabled: 'There is one version to be active.',
};

/** The navigation bar. Items are tried one by one, so that one that does not fit takes no other along. */
export function convertNavbar(navbar: Values, left: LeftParts): Converted<Values> {
  // `links` is what the first versions called the items.
  const { items, links, ...rest } = navbar;
  const prefix = ['themeConfig', 'navbar'];
  const head = carry({
    schema: navbarSchema,
    group: 'navbar',
    prefix,
    values: { ...rest, logo: convertLogo(rest['logo']) },
    reasons: REASONS,
  });
  const converted = listOf(items ?? links).map((item, index) =>
    convertItem(valuesOf(item), `themeConfig.navbar.items[${index}]`, left),
  );
  const kept = converted.map(({ value }) => value).filter((item) => item !== undefined);
  return {
    value: { ...head.value, ...(kept.length > 0 ? { items: kept } : {}) },
    notes: [...head.notes, ...converted.flatMap(({ notes }) => notes)],
  };
}

function convertItem(item: Values, path: string, left: LeftParts): Converted<unknown | undefined> {
  const key = `${path} ${describeItem(item)}`;
  const refusal = refusalOf(item, left);
  if (refusal !== undefined) {
    return { value: undefined, notes: [{ group: 'navbar', fate: 'left', key, text: refusal }] };
  }
  const inner = listOf(item['items']).map((entry, index) =>
    convertItem(valuesOf(entry), `${path}.items[${index}]`, left),
  );
  const items = inner.map(({ value }) => value).filter((value) => value !== undefined);
  const shaped = shapeItem('items' in item ? { ...item, items } : item);
  const fitted = prune(navbarSchema, { items: [shaped] });
  const [value] = listOf(valuesOf(fitted.value)['items']);
  if (value === undefined) {
    const [why] = fitted.dropped.toReversed();
    const text = why?.reason ?? 'It does not fit the engine’s items.';
    return { value: undefined, notes: [{ group: 'navbar', fate: 'left', key, text }] };
  }
  const lost = fitted.dropped.map(({ path: inner, reason }) => ({ path: inner.slice(2), reason }));
  const notes = leftNotes(lost, { group: 'navbar', prefix: [key], reasons: ITEM_REASONS });
  return {
    value,
    notes: [fateOf(item, shaped, key), ...notes, ...inner.flatMap((entry) => entry.notes)],
  };
}

/** Why an item cannot stand in the bar at all. */
function refusalOf(item: Values, left: LeftParts): string | undefined {
  const type = textOf(item['type']);
  const plugin = textOf(item['docsPluginId']);
  if (plugin !== undefined && left.docs.includes(plugin)) {
    return `It belongs to the docs "${plugin}", which are left.`;
  }
  if (type?.startsWith('custom-')) {
    return `Register it: a module navbar-items.tsx with "export default defineNavbarItems({ '${type}': … })"; then add it to the config.`;
  }
  const part = leftPart(item, left);
  if (part !== undefined) return part;
  const known = type === undefined || type === 'default' || NAVBAR_ITEM_TYPES.includes(type);
  return known ? undefined : 'The engine has no such kind of item.';
}

/** An item with its link and its label in the engine's form. */
function shapeItem(item: Values): Values {
  const type = textOf(item['type']) ?? 'default';
  if (type === 'docSidebar') return { label: textOf(item['sidebarId']), ...item };
  if ((type === 'default' || type === 'link') && !('items' in item)) return convertLink(item);
  if (type === 'docsVersion' && item['to'] !== undefined) return { ...item, ...convertLink(item) };
  if ('items' in item) {
    // A dropdown may lead somewhere itself under Docusaurus; here it only opens.
    const { to: _to, href: _href, ...dropdown } = item;
    return dropdown;
  }
  return item;
}

function fateOf(item: Values, shaped: Values, key: string): Note {
  if (item['label'] === undefined && shaped['label'] !== undefined) {
    const text = `It has no label of its own, and is called "${shaped['label']}" now.`;
    return { group: 'navbar', fate: 'changed', key, text };
  }
  if ('items' in item && (item['to'] !== undefined || item['href'] !== undefined)) {
    return {
      group: 'navbar',
      fate: 'changed',
      key,
      text: 'The dropdown opens, and leads nowhere itself.',
    };
  }
  return { group: 'navbar', fate: 'carried', key };
}

function describeItem(item: Values): string {
  const name =
    textOf(item['label']) ?? textOf(item['aria-label']) ?? textOf(item['type']) ?? 'link';
  return `(${name})`;
}
