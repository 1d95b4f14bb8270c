import { z } from 'zod';
import { logoSchema } from './logo-schema.ts';

const position = z.enum(['left', 'right']).default('right');

const link = z.strictObject({
  /** The kind of item; an item without one is a link, or a dropdown where it has `items`. */
  type: z.literal('link'),
  label: z.string(),
  /** A path within the site, from its root. */
  to: z.string().optional(),
  /** An address on another site. */
  href: z.url().optional(),
  position,
  /** The item is active on each page whose path starts with this. Default: `to`. */
  activeBasePath: z.string().optional(),
});

const doc = z.strictObject({
  type: z.literal('doc'),
  docId: z.string(),
  label: z.string().optional(),
  position,
});

const docSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  sidebarId: z.string(),
  label: z.string(),
  position,
});

const html = z.strictObject({ type: z.literal('html'), value: z.string(), position });

const dropdown = z.strictObject({
  type: z.literal('dropdown'),
  label: z.string(),
  position,
  items: z.array(z.preprocess(withType, z.discriminatedUnion('type', [link, doc]))).min(1),
});

const item = z.preprocess(
  withType,
  z.discriminatedUnion('type', [link, doc, docSidebar, html, dropdown]),
);

export const navbarSchema = z.strictObject({
  /** Default: the site's title. */
  title: z.string().optional(),
  logo: logoSchema.optional(),
  items: z.array(item).default([]),
  style: z.enum(['primary', 'dark']).optional(),
});

export type NavbarConfig = z.output<typeof navbarSchema>;
export type NavbarItemConfig = NavbarConfig['items'][number];

/** Docusaurus writes links without a type, or with `default`; dropdowns are told by their items. */
function withType(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const type = 'type' in value ? value.type : undefined;
  if (type !== undefined && type !== 'default') return value;
  return { ...value, type: 'items' in value ? 'dropdown' : 'link' };
}
