import { BASE_PATH, siteConfigSchema } from 'folia/format';
import { migrateValues } from '../migrate-values.ts';
import { asObject, type Converted, type Note, type Values } from '../note.ts';
import { POLICY_KEYS } from './convert-policies.ts';
import type { SourceConfig } from './source-config.ts';

const DEPLOY_ONLY = 'Only used by "docusaurus deploy"; publish the built folder with any host.';

const REASONS: Record<string, string> = {
  deploymentBranch: DEPLOY_ONLY,
  githubHost: DEPLOY_ONLY,
  githubPort: DEPLOY_ONLY,
  future: 'Only enables features of Docusaurus itself.',
  ssrTemplate: 'The engine generates the document.',
  webpack: 'The site is built with Vite, which needs no loader.',
  storage: "Only renames Docusaurus's entries in the browser's storage.",
  noIndex: 'Use robots.txt in the static folder to exclude search engines.',
  'markdown.mermaid': 'Fenced code blocks in "mermaid" are always rendered as diagrams.',
  'markdown.format': '.md is Markdown and .mdx is MDX here; files are renamed if needed.',
  'markdown.preprocessor':
    'It changed the text of pages before they were read. Run it over the pages once, or write a remark plugin.',
  'markdown.parseFrontMatter':
    'It changed the frontmatter of pages. Write what it added into the pages.',
  'markdown.mdx1Compat': 'The engine has no such option.',
};

/** Keys that are converted separately. */
const CONVERTED_SEPARATELY = [
  'i18n',
  'themeConfig',
  'presets',
  'plugins',
  'themes',
  'staticDirectories',
  'customFields',
  'scripts',
  'stylesheets',
  'headTags',
  'clientModules',
  'organizationName',
  'projectName',
  ...POLICY_KEYS,
];

/** Converts the site's title, URL and all other settings besides content and theme. */
export function convertIdentity(config: SourceConfig): Converted<Values> {
  const { title, url, baseUrl, ...rest } = config;
  const { origin, baseNotes, base } = convertUrl(url, baseUrl);
  const values = Object.fromEntries(
    Object.entries(withoutHooks(rest)).filter(
      ([key, value]) => !CONVERTED_SEPARATELY.includes(key) && !isEmpty(value),
    ),
  );
  const carried = migrateValues({
    schema: siteConfigSchema,
    group: 'config',
    prefix: [],
    values: { tagline: undefined, favicon: undefined, ...values },
    base: { title: 'T', url: 'https://site.example' },
    reasons: REASONS,
  });
  return {
    value: { title, url: origin, baseUrl: base, ...carried.value },
    notes: [
      { group: 'config', outcome: 'migrated', key: 'title' },
      ...baseNotes,
      ...carried.notes.map(withOutcome),
    ],
  };
}

/** Returns origin and base path in normalized form, which Docusaurus does not require. */
function convertUrl(url: string, baseUrl: string) {
  const origin = URL.canParse(url) ? new URL(url).origin : url;
  const base = `/${baseUrl}/`.replace(/\/{2,}/g, '/');
  const changed = (key: string, before: string, after: string): Note =>
    before.replace(/\/$/, '') === after.replace(/\/$/, '')
      ? { group: 'config', outcome: 'migrated', key }
      : { group: 'config', outcome: 'changed', key, text: `"${before}" is now "${after}".` };
  return {
    origin,
    base: BASE_PATH.test(base) ? base : '/',
    baseNotes: [changed('url', url, origin), changed('baseUrl', baseUrl, base)],
  };
}

/** Leaves out the hooks of Markdown, which are converted with the policies. */
function withoutHooks({ markdown, ...rest }: Values): Values {
  const { hooks: _, ...settings } = asObject(markdown);
  return { ...rest, markdown: settings };
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).length === 0;
}

/** Some settings are obsolete because the engine always does what they ask for; without others, pages lack content. */
function withOutcome(note: Note): Note {
  if (note.key === 'markdown.mermaid') return { ...note, outcome: 'migrated' };
  const isMissed = /^markdown\.(?:preprocessor|parseFrontMatter)$/.test(note.key);
  return isMissed ? { ...note, isUrgent: true } : note;
}
