/** The sections of the report, in order. */
export const GROUPS = [
  'config',
  'navbar',
  'footer',
  'docs',
  'blog',
  'pages',
  'packages',
  'plugins',
  'theme',
  'i18n',
  'redirects',
] as const;

export type Group = (typeof GROUPS)[number];

/** The outcome for an item of the source. */
export type Outcome = 'migrated' | 'changed' | 'dropped';

export type Note = {
  group: Group;
  outcome: Outcome;
  /** The item, as the source names it. */
  key: string;
  /** The new form of the item, or why it was dropped and what to do. */
  text?: string;
  /** Whether the site does not work as its readers expect until somebody acts on this. */
  isUrgent?: boolean;
  /** Relative to the source folder. */
  file?: string;
  /** 1-based. */
  line?: number;
};

/** The result of converting a section of the source, with its notes. */
export type Converted<T> = { value: T; notes: Note[] };

export type Values = Record<string, unknown>;

/** The value as an object, or an empty object if it is not one. */
export function asObject(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** The value as a list, or an empty list if it is not one. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a string. */
export function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The entries of an object that are strings. */
export function stringsOf(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  );
}
