import { footerSchema } from 'folia/format';
import { carry, leftNotes } from './carry.ts';
import { convertLink, convertLogo, type LeftParts, leftPart } from './convert-link.ts';
import { type Converted, listOf, type Note, textOf, type Values, valuesOf } from './note.ts';
import { prune } from './prune.ts';

const REASONS: Record<string, string> = {
  'logo.href': 'The logo is no link.',
  'logo.width': 'Set the size in the site’s style sheet.',
  'logo.height': 'Set the size in the site’s style sheet.',
};

const LINK_REASONS: Record<string, string> = {
  className: 'Links of the footer have no classes of their own.',
  target: 'Links to other sites open as the reader asks for.',
  rel: 'The engine sets it.',
};

/** The footer, link by link. */
export function convertFooter(footer: Values, left: LeftParts): Converted<Values> {
  const { links, ...rest } = footer;
  const head = carry({
    schema: footerSchema,
    group: 'footer',
    prefix: ['themeConfig', 'footer'],
    values: { ...rest, logo: convertLogo(rest['logo']) },
    reasons: REASONS,
  });
  const converted = listOf(links).map((entry, index) => {
    const path = `themeConfig.footer.links[${index}]`;
    const values = valuesOf(entry);
    return 'items' in values
      ? convertColumn(values, path, left)
      : convertFooterLink(values, path, left);
  });
  const kept = converted.map(({ value }) => value).filter((value) => value !== undefined);
  return {
    value: { ...head.value, ...(kept.length > 0 ? { links: kept } : {}) },
    notes: [...head.notes, ...converted.flatMap(({ notes }) => notes)],
  };
}

function convertColumn(
  column: Values,
  path: string,
  left: LeftParts,
): Converted<unknown | undefined> {
  const items = listOf(column['items']).map((item, index) =>
    convertFooterLink(valuesOf(item), `${path}.items[${index}]`, left),
  );
  const title = textOf(column['title']);
  const value = {
    ...(title ? { title } : {}),
    items: items.map((item) => item.value).filter((item) => item !== undefined),
  };
  return { value, notes: items.flatMap(({ notes }) => notes) };
}

function convertFooterLink(
  link: Values,
  path: string,
  left: LeftParts,
): Converted<unknown | undefined> {
  const shaped = convertLink(link);
  const key = `${path} (${textOf(shaped['label']) ?? 'without label'})`;
  const note = (fate: Note['fate'], text?: string): Note => ({ group: 'footer', fate, key, text });
  if (shaped['to'] === undefined && shaped['href'] === undefined) {
    const text = 'It is HTML and no link; "copyright" of the footer takes HTML.';
    return { value: undefined, notes: [note('left', text)] };
  }
  const part = leftPart(link, left);
  if (part !== undefined) return { value: undefined, notes: [note('left', part)] };
  const fitted = prune(footerSchema, { links: [shaped] });
  const [value] = listOf(valuesOf(fitted.value)['links']);
  if (value === undefined) {
    return { value, notes: [note('left', fitted.dropped.at(-1)?.reason)] };
  }
  const lost = fitted.dropped.map(({ path: inner, reason }) => ({ path: inner.slice(2), reason }));
  const wasHtml = link['html'] !== undefined && link['label'] === undefined;
  return {
    value,
    notes: [
      wasHtml ? note('changed', 'The text of its HTML is its label now.') : note('carried'),
      ...leftNotes(lost, { group: 'footer', prefix: [key], reasons: LINK_REASONS }),
    ],
  };
}
