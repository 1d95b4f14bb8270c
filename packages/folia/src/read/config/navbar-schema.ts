import { z } from 'zod';
import { linkTarget, linkUrl } from './link-schema.ts';
import { logoSchema } from './logo-schema.ts';

const position = z.enum(['left', 'right']).default('right');

const link = z.strictObject({
  /** An item without a type is a link, or a dropdown if it has `items`. */
  type: z.literal('link'),
  label: z.string(),
  /** A path within the site, from its root. */
  to: linkTarget.optional(),
  /** A URL of another site. */
  href: linkUrl.optional(),
  position,
  /** The item is active on all pages whose path starts with this. Default: `to`. */
  activeBasePath: z.string().optional(),
  className: z.string().optional(),
});

/** The `id` of the docs folder that an item refers to. Default: the first one. */
const docsPluginId = z.string().optional();

const doc = z.strictObject({
  type: z.literal('doc'),
  docId: z.string(),
  docsPluginId,
  label: z.string().optional(),
  position,
  className: z.string().optional(),
});

const docSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  sidebarId: z.string(),
  docsPluginId,
  label: z.string(),
  position,
  className: z.string().optional(),
});

/** Shows the version of the docs and links to their first page, or to `to`. */
const docsVersion = z.strictObject({
  type: z.literal('docsVersion'),
  /** Default: the version's label. */
  label: z.string().optional(),
  to: linkTarget.optional(),
  docsPluginId,
  position,
  className: z.string().optional(),
});

const html = z.strictObject({
  type: z.literal('html'),
  value: z.string(),
  position,
  className: z.string().optional(),
});

const DROPDOWN_ITEMS = [link, doc, docSidebar, docsVersion, html] as const;

/** What a dropdown may contain. */
const dropdownItems = z.array(
  z.pipe(
    z.transform(
      (value: z.input<(typeof DROPDOWN_ITEMS)[number]> | WithoutType<z.input<typeof link>>) =>
        addType(value),
    ),
    z.discriminatedUnion('type', [...DROPDOWN_ITEMS]),
  ),
);

const dropdown = z.strictObject({
  type: z.literal('dropdown'),
  label: z.string(),
  position,
  items: dropdownItems.min(1),
});

const host = z.strictObject({ label: z.string(), url: linkUrl });

/**
 * Lists the versions of the docs. For a site with a single version, it lists those on other hosts: `versions` with a
 * label and a URL each, then the archived versions from `archived-versions.json` on the host of the site's `url`.
 */
const docsVersionDropdown = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  docsPluginId,
  position,
  /** Versions on other hosts; or the names of the listed versions of this site, with or without labels. */
  versions: z
    .union([
      z.array(host),
      z.array(z.string()),
      z.record(z.string(), z.strictObject({ label: z.string().optional() })),
    ])
    .optional(),
  /** The items above and below the versions. */
  dropdownItemsBefore: dropdownItems.default([]),
  dropdownItemsAfter: dropdownItems.default([]),
});

const localeDropdown = z.strictObject({
  type: z.literal('localeDropdown'),
  position,
  /** The items above and below the languages. */
  dropdownItemsBefore: dropdownItems.default([]),
  dropdownItemsAfter: dropdownItems.default([]),
});

const search = z.strictObject({ type: z.literal('search'), position });

/** Generated from an item of any other type, which the site's own module must register. */
const custom = z.strictObject({
  type: z.literal('custom'),
  component: z.string(),
  props: z.record(z.string(), z.unknown()),
  position,
});

const NAVBAR_ITEMS = [
  ...DROPDOWN_ITEMS,
  dropdown,
  docsVersionDropdown,
  localeDropdown,
  search,
  custom,
] as const;

/** The built-in item types. */
export const NAVBAR_ITEM_TYPES: string[] = NAVBAR_ITEMS.map((kind) => kind.shape.type.value).filter(
  (type) => type !== 'custom',
);

type WithoutType<Item> = Omit<Item, 'type'> & { type?: 'default' };
type InnerItemInput = z.input<(typeof DROPDOWN_ITEMS)[number]> | WithoutType<z.input<typeof link>>;
type DropdownInput = Omit<z.input<typeof dropdown>, 'type'> & { type?: 'default' | 'dropdown' };
/** An item of a type that the site registers, with the props of its component. */
type CustomItemInput = { type: `custom-${string}`; position?: 'left' | 'right' } & Record<
  string,
  unknown
>;

/** A navbar item as written in the config. */
export type NavbarItemInput =
  | InnerItemInput
  | DropdownInput
  | z.input<typeof docsVersionDropdown>
  | z.input<typeof localeDropdown>
  | z.input<typeof search>
  | CustomItemInput;

const item = z.pipe(
  z.transform((value: NavbarItemInput): unknown => toCustomItem(addType(value))),
  z.discriminatedUnion('type', [...NAVBAR_ITEMS]),
);

export const navbarSchema = z.strictObject({
  /** Default: the site's title. */
  title: z.string().optional(),
  logo: logoSchema.optional(),
  items: z.array(item).default([]),
  style: z.enum(['primary', 'dark']).optional(),
  /** Hides the navbar while the reader scrolls down and shows it on scrolling up. */
  hideOnScroll: z.boolean().default(false),
});

export type NavbarConfig = z.output<typeof navbarSchema>;
export type NavbarItemConfig = NavbarConfig['items'][number];

/** Adds the type of an item: as in Docusaurus, links and dropdowns (with `items`) have none, or `default`. */
function addType(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const type = 'type' in value ? value.type : undefined;
  if (type !== undefined && type !== 'default') return value;
  return { ...value, type: 'items' in value ? 'dropdown' : 'link' };
}

/** Turns an item of an unknown type into a custom item, whose other fields become props. */
function toCustomItem(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value)) return value;
  const { type, ...props } = value;
  if (typeof type !== 'string' || NAVBAR_ITEM_TYPES.includes(type)) return value;
  const place = 'position' in props ? { position: props.position } : {};
  return { type: 'custom', component: type, props, ...place };
}
