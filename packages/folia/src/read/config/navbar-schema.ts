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
  className: z.string().optional(),
});

const doc = z.strictObject({
  type: z.literal('doc'),
  docId: z.string(),
  label: z.string().optional(),
  position,
  className: z.string().optional(),
});

const docSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  sidebarId: z.string(),
  label: z.string(),
  position,
  className: z.string().optional(),
});

/** Leads to the first page of the docs, or to `to`, and names the version of the docs. */
const docsVersion = z.strictObject({
  type: z.literal('docsVersion'),
  /** Default: the version's label. */
  label: z.string().optional(),
  to: z.string().optional(),
  position,
  className: z.string().optional(),
});

const html = z.strictObject({
  type: z.literal('html'),
  value: z.string(),
  position,
  className: z.string().optional(),
});

const INNER_KINDS = [link, doc, docSidebar, docsVersion, html] as const;

const dropdown = z.strictObject({
  type: z.literal('dropdown'),
  label: z.string(),
  position,
  items: z
    .array(
      z.pipe(
        z.transform(
          (value: z.input<(typeof INNER_KINDS)[number]> | WithoutType<z.input<typeof link>>) =>
            withType(value),
        ),
        z.discriminatedUnion('type', [...INNER_KINDS]),
      ),
    )
    .min(1),
});

/** Lists `versions`, then the archived ones of `archived-versions.json` on the host of the site's `url`. */
const docsVersionDropdown = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  position,
  versions: z.array(z.strictObject({ label: z.string(), url: z.url() })).default([]),
});

const localeDropdown = z.strictObject({ type: z.literal('localeDropdown'), position });

const search = z.strictObject({ type: z.literal('search'), position });

/** Made from an item whose type is none of the above: the site's own module must know it. */
const custom = z.strictObject({
  type: z.literal('custom'),
  component: z.string(),
  props: z.record(z.string(), z.unknown()),
  position,
});

const KINDS = [
  ...INNER_KINDS,
  dropdown,
  docsVersionDropdown,
  localeDropdown,
  search,
  custom,
] as const;

/** The kinds of items that need no registering. */
export const NAVBAR_ITEM_TYPES: string[] = KINDS.map((kind) => kind.shape.type.value).filter(
  (type) => type !== 'custom',
);

type WithoutType<Item> = Omit<Item, 'type'> & { type?: 'default' };
type InnerItemInput = z.input<(typeof INNER_KINDS)[number]> | WithoutType<z.input<typeof link>>;
type DropdownInput = Omit<z.input<typeof dropdown>, 'type'> & { type?: 'default' | 'dropdown' };
/** An item of a kind that the site has registered, with whatever its component wants to know. */
type CustomItemInput = { type: `custom-${string}`; position?: 'left' | 'right' } & Record<
  string,
  unknown
>;

/** What an author writes for one item of the bar. */
export type NavbarItemInput =
  | InnerItemInput
  | DropdownInput
  | z.input<typeof docsVersionDropdown>
  | z.input<typeof localeDropdown>
  | z.input<typeof search>
  | CustomItemInput;

const item = z.pipe(
  z.transform((value: NavbarItemInput): unknown => asCustom(withType(value))),
  z.discriminatedUnion('type', [...KINDS]),
);

export const navbarSchema = z.strictObject({
  /** Default: the site's title. */
  title: z.string().optional(),
  logo: logoSchema.optional(),
  items: z.array(item).default([]),
  style: z.enum(['primary', 'dark']).optional(),
  /** The bar leaves while the reader scrolls down and comes back on scrolling up. */
  hideOnScroll: z.boolean().default(false),
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

/** An item of another kind is left to the components that the site registers; what it says becomes their props. */
function asCustom(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value)) return value;
  const { type, ...props } = value;
  if (typeof type !== 'string' || NAVBAR_ITEM_TYPES.includes(type)) return value;
  const place = 'position' in props ? { position: props.position } : {};
  return { type: 'custom', component: type, props, ...place };
}
