export const DIFF_FORMATS = ['text', 'markdown', 'json'] as const;
export const DIFF_LIMITS = ['breaking', 'may-break'] as const;

export type DiffOptions = {
  /** Paths of the two descriptions. */
  before: string;
  after: string;
  format: (typeof DIFF_FORMATS)[number];
  /** The mildest level that fails; if omitted, none does. */
  failOn?: (typeof DIFF_LIMITS)[number];
};
