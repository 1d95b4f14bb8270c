/** The parts of the report, in their order. */
export const GROUPS = [
  'config',
  'navbar',
  'footer',
  'docs',
  'blog',
  'pages',
  'plugins',
  'theme',
  'i18n',
  'redirects',
] as const;

export type Group = (typeof GROUPS)[number];

/** What became of one item of the source. */
export type Fate = 'carried' | 'changed' | 'left';

export type Note = {
  group: Group;
  fate: Fate;
  /** The item as the source names it. */
  key: string;
  /** What it became, or why it was left and what to do. */
  text?: string;
  /** From the source folder. */
  file?: string;
  /** 1-based. */
  line?: number;
};

/** What a section of the source became, and what there is to say about it. */
export type Converted<T> = { value: T; notes: Note[] };

export type Values = Record<string, unknown>;

/** The object that a value is, or an empty one. */
export function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** The list that a value is, or an empty one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The text that a value is. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
