import { siteConfigSchema } from 'folia/format';
import { brokenPagesNote, PAGE_POLICIES, RESTORE } from '../lax-policies.ts';
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
 * Converts the policies for problems, including the defaults: what did not stop a build in Docusaurus does not stop it
 * here. Errors become warnings, since a migrated site may lack generated files, packages and pages of plugins.
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
    const own = isPolicy(key, written) ? written : standard;
    const policy = own === 'throw' ? 'warn' : own;
    value[key] = policy;
    const name = hooks[key] === undefined ? key : `markdown.hooks.${key}`;
    const note = (outcome: Note['outcome'], text?: string): Note => {
      return { group: 'config', outcome, key: name, text };
    };
    const isRead = written === undefined || written === own;
    if (!isRead)
      notes.push(note('dropped', `A function cannot be migrated. It is "${policy}" here.`));
    else if (policy !== own) {
      const lost = key === 'onBrokenLinks' && pagePlugins.length > 0;
      const why = lost
        ? ` Links may lead to pages that plugins added: ${[...new Set(pagePlugins)].join(', ')}.`
        : '';
      notes.push(note('changed', `Now "warn", so that the site builds.${why} ${RESTORE}`));
    } else if (written !== undefined) notes.push(note('migrated'));
    else notes.push(note('changed', `Added, because "${policy}" is the default in Docusaurus.`));
  }
  const { onBrokenPages } = PAGE_POLICIES;
  return { value: { ...value, onBrokenPages }, notes: [...notes, brokenPagesNote()] };
}

function isPolicy(key: string, value: unknown): boolean {
  const base = { title: 'T', url: 'https://site.example' };
  return value !== undefined && siteConfigSchema.safeParse({ ...base, [key]: value }).success;
}
