import { footerSchema } from 'folia/format';
import { makeDroppedNotes, migrateValues } from '../migrate-values.ts';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { prune } from '../prune.ts';
import { convertLink, convertLogo, type DroppedParts, getDropReason } from './convert-link.ts';

const REASONS: Record<string, string> = {
  'logo.width': 'The width follows the height.',
  'logo.height': 'Set "--logo-height" for ".footer-logo" in a style sheet.',
};

const LINK_REASONS: Record<string, string> = {
  className: 'Footer links cannot have custom classes.',
  target: 'Readers decide how links to other sites open.',
  rel: 'Set by the engine.',
};

/** Converts the footer, item by item. */
export function convertFooter(footer: Values, left: DroppedParts): Converted<Values> {
  const { links, ...rest } = footer;
  const head = migrateValues({
    schema: footerSchema,
    group: 'footer',
    prefix: ['themeConfig', 'footer'],
    values: { ...rest, logo: convertLogo(rest['logo']) },
    reasons: REASONS,
  });
  const converted = asList(links).map((entry, index) => {
    const path = `themeConfig.footer.links[${index}]`;
    const values = asObject(entry);
    return 'items' in values ? convertColumn(values, path, left) : convertItem(values, path, left);
  });
  const kept = converted.map(({ value }) => value).filter((value) => value !== undefined);
  return {
    value: { ...head.value, ...(kept.length > 0 ? { links: kept } : {}) },
    notes: [...head.notes, ...converted.flatMap(({ notes }) => notes)],
  };
}

/** A column or an item of one; undefined if it is dropped. */
type ConvertedEntry = Converted<unknown | undefined>;

function convertColumn(column: Values, path: string, left: DroppedParts): ConvertedEntry {
  const items = asList(column['items']).map((item, index) =>
    convertItem(asObject(item), `${path}.items[${index}]`, left),
  );
  const title = asString(column['title']);
  const value = {
    ...(title ? { title } : {}),
    items: items.map((item) => item.value).filter((item) => item !== undefined),
  };
  return {
    value: value.items.length > 0 ? value : undefined,
    notes: items.flatMap(({ notes }) => notes),
  };
}

function convertItem(link: Values, path: string, left: DroppedParts): ConvertedEntry {
  const shaped = convertLink(link);
  const key = `${path} (${asString(shaped['label']) ?? 'without label'})`;
  const note = (outcome: Note['outcome'], text?: string): Note => ({
    group: 'footer',
    outcome,
    key,
    text,
  });
  if (shaped['to'] === undefined && shaped['href'] === undefined) {
    const html = asString(link['html'])?.trim();
    return html
      ? { value: { html }, notes: [note('migrated')] }
      : { value: undefined, notes: [note('dropped', 'It is not a link.')] };
  }
  const part = getDropReason(link, left);
  if (part !== undefined) {
    return { value: undefined, notes: [note('dropped', part)] };
  }
  const fitted = prune(footerSchema, { links: [shaped] });
  const [value] = asList(asObject(fitted.value)['links']);
  if (value === undefined) {
    return { value, notes: [note('dropped', fitted.dropped.at(-1)?.reason)] };
  }
  const lost = fitted.dropped.map(({ path: inner, reason }) => ({ path: inner.slice(2), reason }));
  const wasHtml = link['html'] !== undefined && link['label'] === undefined;
  return {
    value,
    notes: [
      wasHtml ? note('changed', 'The text of its HTML is now its label.') : note('migrated'),
      ...makeDroppedNotes(lost, { group: 'footer', prefix: [key], reasons: LINK_REASONS }),
    ],
  };
}
