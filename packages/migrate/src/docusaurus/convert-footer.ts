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

/** Converts the footer, link by link. */
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
    return 'items' in values
      ? convertColumn(values, path, left)
      : convertFooterLink(values, path, left);
  });
  const kept = converted.map(({ value }) => value).filter((value) => value !== undefined);
  const markup = converted.flatMap(({ html }) => html);
  const copyright = [asString(head.value['copyright']), ...markup].filter((part) => part);
  return {
    value: {
      ...head.value,
      ...(copyright.length > 0 ? { copyright: copyright.join(' ') } : {}),
      ...(kept.length > 0 ? { links: kept } : {}),
    },
    notes: [...head.notes, ...converted.flatMap(({ notes }) => notes)],
  };
}

/** A link or a column, and HTML without a link, which only the copyright can contain. */
type ConvertedLink = Converted<unknown | undefined> & { html: string[] };

function convertColumn(column: Values, path: string, left: DroppedParts): ConvertedLink {
  const items = asList(column['items']).map((item, index) =>
    convertFooterLink(asObject(item), `${path}.items[${index}]`, left),
  );
  const title = asString(column['title']);
  const value = {
    ...(title ? { title } : {}),
    items: items.map((item) => item.value).filter((item) => item !== undefined),
  };
  return {
    value: value.items.length > 0 ? value : undefined,
    notes: items.flatMap(({ notes }) => notes),
    html: items.flatMap(({ html }) => html),
  };
}

function convertFooterLink(link: Values, path: string, left: DroppedParts): ConvertedLink {
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
    if (html) {
      const text = 'It is HTML, and therefore part of the "copyright".';
      return { value: undefined, notes: [note('changed', text)], html: [html] };
    }
    const text = 'It is not a link.';
    return { value: undefined, notes: [note('dropped', text)], html: [] };
  }
  const part = getDropReason(link, left);
  if (part !== undefined) {
    return { value: undefined, notes: [note('dropped', part)], html: [] };
  }
  const fitted = prune(footerSchema, { links: [shaped] });
  const [value] = asList(asObject(fitted.value)['links']);
  if (value === undefined) {
    return { value, notes: [note('dropped', fitted.dropped.at(-1)?.reason)], html: [] };
  }
  const lost = fitted.dropped.map(({ path: inner, reason }) => ({ path: inner.slice(2), reason }));
  const wasHtml = link['html'] !== undefined && link['label'] === undefined;
  return {
    value,
    html: [],
    notes: [
      wasHtml ? note('changed', 'The text of its HTML is now its label.') : note('migrated'),
      ...makeDroppedNotes(lost, { group: 'footer', prefix: [key], reasons: LINK_REASONS }),
    ],
  };
}
