import { siteConfigSchema } from 'folia/format';
import { type Converted, type Note, type Values, valuesOf } from './note.ts';
import type { SourceConfig } from './source-config.ts';

/** What Docusaurus does where its config says nothing: https://docusaurus.io/docs/api/docusaurus-config#onBrokenLinks */
const STANDARDS = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenMarkdownImages: 'throw',
  onDuplicateRoutes: 'warn',
} as const;

export const MISTAKE_KEYS = Object.keys(STANDARDS);

/** How mistakes are taken, as the source took them: what stopped no build there stops none here. */
export function convertMistakes(config: SourceConfig): Converted<Values> {
  const value: Values = {};
  const notes: Note[] = [];
  const hooks = valuesOf(config.markdown['hooks']);
  for (const [key, standard] of Object.entries(STANDARDS)) {
    const written = hooks[key] ?? config[key];
    const taken = isPolicy(key, written) ? written : standard;
    // Here all of them stop a build by themselves.
    if (taken !== 'throw') value[key] = taken;
    const name = hooks[key] === undefined ? key : `markdown.hooks.${key}`;
    const note = (fate: Note['fate'], text?: string): Note => {
      return { group: 'config', fate, key: name, text };
    };
    if (written !== undefined && written !== taken) {
      notes.push(note('left', `It is "${standard}" here.`));
    } else if (written !== undefined) notes.push(note('carried'));
    else if (taken !== 'throw') {
      const text = `It is written out, as "${taken}" goes without saying in Docusaurus.`;
      notes.push(note('changed', text));
    }
  }
  return { value, notes };
}

function isPolicy(key: string, value: unknown): boolean {
  const base = { title: 'T', url: 'https://site.example' };
  return value !== undefined && siteConfigSchema.safeParse({ ...base, [key]: value }).success;
}
