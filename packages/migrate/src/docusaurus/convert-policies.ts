import { siteConfigSchema } from 'folia/format';
import { asObject, type Converted, type Note, type Values } from '../note.ts';
import type { SourceConfig } from './source-config.ts';

/** Defaults in Docusaurus: https://docusaurus.io/docs/api/docusaurus-config#onBrokenLinks */
const DEFAULTS = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenMarkdownImages: 'throw',
  onDuplicateRoutes: 'warn',
} as const;

export const POLICY_KEYS = Object.keys(DEFAULTS);

/**
 * Converts the policies for problems, including the defaults: what did not stop a build in
 * Docusaurus does not stop it here. That includes links to the pages of plugins that are not run.
 *
 * @param pagePlugins names of the plugins that are not run and may have added pages
 */
export function convertPolicies(
  config: SourceConfig,
  pagePlugins: string[] = [],
): Converted<Values> {
  const value: Values = {};
  const notes: Note[] = [];
  const hooks = asObject(config.markdown['hooks']);
  for (const [key, standard] of Object.entries(DEFAULTS)) {
    const written = hooks[key] ?? config[key];
    const isLost = key === 'onBrokenLinks' && pagePlugins.length > 0;
    const own = isPolicy(key, written) ? written : standard;
    const policy = isLost && own === 'throw' ? 'warn' : own;
    // 'throw' is the default for all of them here.
    if (policy !== 'throw') value[key] = policy;
    const name = hooks[key] === undefined ? key : `markdown.hooks.${key}`;
    const note = (outcome: Note['outcome'], text?: string): Note => {
      return { group: 'config', outcome, key: name, text };
    };
    if (policy !== own) {
      const text = `Now "warn", because links may lead to pages that plugins added: ${pagePlugins.join(', ')}.`;
      notes.push(note('changed', text));
    } else if (written !== undefined && written !== policy) {
      notes.push(note('dropped', `It is "${standard}" here.`));
    } else if (written !== undefined) notes.push(note('migrated'));
    else if (policy !== 'throw') {
      const text = `Added, because "${policy}" is the default in Docusaurus.`;
      notes.push(note('changed', text));
    }
  }
  return { value, notes };
}

function isPolicy(key: string, value: unknown): boolean {
  const base = { title: 'T', url: 'https://site.example' };
  return value !== undefined && siteConfigSchema.safeParse({ ...base, [key]: value }).success;
}
