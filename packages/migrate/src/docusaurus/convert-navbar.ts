import { NAVBAR_ITEM_TYPES, navbarSchema } from 'folia/format';
import { makeDroppedNotes, migrateValues } from '../migrate-values.ts';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { prune } from '../prune.ts';
import { convertLink, convertLogo, type DroppedParts, getDropReason } from './convert-link.ts';
import { convertIconLink, type LinkLook, linkName } from './icon-links.ts';

const REASONS: Record<string, string> = {
  'logo.target': 'Readers decide how links to other sites open.',
  'logo.width': 'The height of the bar determines the size.',
  'logo.height': 'The height of the bar determines the size.',
  'logo.style': "Add a rule to the site's style sheet.",
  'logo.className': "Add a rule to the site's style sheet.",
};

const ITEM_REASONS: Record<string, string> = {
  activeBaseRegex: 'Items are active based on their path, or on "activeBasePath".',
  target: 'Readers decide how links to other sites open.',
  rel: 'Set by the engine.',
  dropdownActiveClassDisabled: 'The style sheet decides how items look.',
};

/**
 * Converts the navigation bar. Items are validated one by one, so that an invalid one does not
 * affect the others.
 */
export function convertNavbar(
  navbar: Values,
  left: DroppedParts,
  look: LinkLook = { styles: '', baseUrl: '/' },
): Converted<Values> {
  // Early versions of Docusaurus called the items `links`.
  const { items, links, ...rest } = navbar;
  const prefix = ['themeConfig', 'navbar'];
  const head = migrateValues({
    schema: navbarSchema,
    group: 'navbar',
    prefix,
    values: { ...rest, logo: convertLogo(rest['logo']) },
    reasons: REASONS,
  });
  const converted = asList(items ?? links).map((item, index) =>
    convertItem(asObject(item), `themeConfig.navbar.items[${index}]`, left, look),
  );
  const kept = converted.map(({ value }) => value).filter((item) => item !== undefined);
  // Without a title, Docusaurus shows the logo alone; the engine would add the title of the site.
  const isLogoAlone = head.value['logo'] !== undefined && head.value['title'] === undefined;
  return {
    value: {
      ...(isLogoAlone ? { title: '' } : {}),
      ...head.value,
      ...(kept.length > 0 ? { items: kept } : {}),
    },
    notes: [...head.notes, ...converted.flatMap(({ notes }) => notes)],
  };
}

function convertItem(
  item: Values,
  path: string,
  left: DroppedParts,
  look: LinkLook,
): Converted<unknown | undefined> {
  const key = `${path} ${describeItem(item)}`;
  const dropReason = getItemDropReason(item, left);
  if (dropReason !== undefined) {
    return {
      value: undefined,
      notes: [{ group: 'navbar', outcome: 'dropped', key, text: dropReason }],
    };
  }
  const inner = asList(item['items']).map((entry, index) =>
    convertItem(asObject(entry), `${path}.items[${index}]`, left, look),
  );
  const items = inner.map(({ value }) => value).filter((value) => value !== undefined);
  const shaped = shapeItem('items' in item ? { ...item, items } : item, look);
  const fitted = prune(navbarSchema, { items: [shaped] });
  const [value] = asList(asObject(fitted.value)['items']);
  if (value === undefined) {
    const [why] = fitted.dropped.toReversed();
    const text = why?.reason ?? 'The engine has no such item.';
    return { value: undefined, notes: [{ group: 'navbar', outcome: 'dropped', key, text }] };
  }
  const droppedKeys = fitted.dropped.map(({ path: inner, reason }) => ({
    path: inner.slice(2),
    reason,
  }));
  const notes = makeDroppedNotes(droppedKeys, {
    group: 'navbar',
    prefix: [key],
    reasons: ITEM_REASONS,
  });
  return {
    value,
    notes: [makeItemNote(item, shaped, key), ...notes, ...inner.flatMap((entry) => entry.notes)],
  };
}

/** Why an item is dropped. */
function getItemDropReason(item: Values, left: DroppedParts): string | undefined {
  const type = asString(item['type']);
  if (type?.startsWith('custom-')) {
    return `Register it: create a module navbar-items.tsx with "export default defineNavbarItems({ '${type}': … })", then add it to the config.`;
  }
  const plugin = asString(item['docsPluginId']);
  if (plugin !== undefined && left.docsPlugins?.includes(plugin)) {
    return `It belongs to the docs "${plugin}", whose folder does not exist.`;
  }
  const part = getDropReason(item, left);
  if (part !== undefined) return part;
  const known = type === undefined || type === 'default' || NAVBAR_ITEM_TYPES.includes(type);
  return known ? undefined : 'The engine has no such type of item.';
}

/** Converts the link and the label of an item to the engine's form. */
function shapeItem(item: Values, look: LinkLook): Values {
  const type = asString(item['type']) ?? 'default';
  if (type === 'docSidebar') return { label: asString(item['sidebarId']), ...item };
  if (isLink(item) && !('items' in item)) return shapeLink(item, look);
  if (type === 'docsVersion' && item['to'] !== undefined) return { ...item, ...convertLink(item) };
  if (/^(?:docsVersion|locale)Dropdown$/.test(type)) return shapeOuterItems(item);
  if ('items' in item) {
    // In Docusaurus, a dropdown may also be a link; here it only opens.
    const { to: _to, href: _href, ...dropdown } = item;
    return dropdown;
  }
  return item;
}

function isLink({ type = 'default' }: Values): boolean {
  return type === 'default' || type === 'link';
}

/** Links above and below the entries of a dropdown lead to pages by their path, as links of the bar do. */
function shapeOuterItems(item: Values): Values {
  const shaped = Object.entries(item).map(([key, value]) => {
    if (!key.startsWith('dropdownItems')) return [key, value];
    const items = asList(value).map(asObject);
    return [key, items.map((inner) => (isLink(inner) ? convertLink(inner) : inner))];
  });
  return Object.fromEntries(shaped);
}

/** A link with a label, or one that is shown as an icon. */
function shapeLink(item: Values, look: LinkLook): Values {
  const link = convertLink(item);
  const icon = convertIconLink(item, link, look);
  if (icon !== undefined) return icon;
  const href = asString(link['href']) ?? asString(link['to']);
  const isNameless = !asString(link['label'])?.trim() && href !== undefined;
  return isNameless ? { ...link, label: linkName(item, href) } : link;
}

function makeItemNote(item: Values, shaped: Values, key: string): Note {
  if (shaped['type'] === 'html' && item['type'] !== 'html') {
    const text = 'A link that is shown as an icon is an item of type "html".';
    return { group: 'navbar', outcome: 'changed', key, text };
  }
  if (!asString(item['label'])?.trim() && shaped['label'] !== undefined) {
    const text = `It had no label, and is now called "${shaped['label']}".`;
    return { group: 'navbar', outcome: 'changed', key, text };
  }
  if ('items' in item && (item['to'] !== undefined || item['href'] !== undefined)) {
    return {
      group: 'navbar',
      outcome: 'changed',
      key,
      text: 'The dropdown opens, but is no longer a link.',
    };
  }
  return { group: 'navbar', outcome: 'migrated', key };
}

function describeItem(item: Values): string {
  const name =
    (asString(item['label'])?.trim() || undefined) ??
    asString(item['aria-label']) ??
    asString(item['type']) ??
    'link';
  return `(${name})`;
}
