import { BASE_PATH, siteConfigSchema } from 'folia/format';
import { carry } from './carry.ts';
import { MISTAKE_KEYS } from './convert-mistakes.ts';
import { type Converted, type Note, type Values, valuesOf } from './note.ts';
import type { SourceConfig } from './source-config.ts';

const FOR_DEPLOY = 'It only serves "docusaurus deploy"; publish the built folder with any host.';
const OWN_COMPONENT = 'Scripts are no part of this config; a component of the site can hold them.';

const REASONS: Record<string, string> = {
  organizationName: FOR_DEPLOY,
  projectName: FOR_DEPLOY,
  deploymentBranch: FOR_DEPLOY,
  githubHost: FOR_DEPLOY,
  githubPort: FOR_DEPLOY,
  future: 'It switches Docusaurus itself to newer parts.',
  scripts: OWN_COMPONENT,
  clientModules: OWN_COMPONENT,
  headTags: 'Tags of the head cannot be added by the config.',
  stylesheets: 'Put the style sheet into a folder of the site and name it in "customCss".',
  ssrTemplate: 'The document is written by the engine.',
  webpack: 'Vite builds the site, and needs no loader.',
  storage: 'It renames entries in the browser that Docusaurus makes.',
  noIndex: 'Keep search engines away by robots.txt in the static folder.',
  'markdown.mermaid': 'Fences of the language "mermaid" are drawn here without being asked for.',
  'markdown.format': 'Here .md is Markdown and .mdx is MDX; files are renamed where they need it.',
  'markdown.mdx1Compat': 'There is no such switch here.',
};

/** Keys that have sections of their own. */
const ELSEWHERE = [
  'i18n',
  'themeConfig',
  'presets',
  'plugins',
  'themes',
  'staticDirectories',
  'customFields',
  ...MISTAKE_KEYS,
];

/** What a site is called, where it stands, and all that a config says besides content and theme. */
export function convertIdentity(config: SourceConfig): Converted<Values> {
  const { title, url, baseUrl, ...rest } = config;
  const { origin, baseNotes, base } = address(url, baseUrl);
  const values = Object.fromEntries(
    Object.entries(withoutHooks(rest)).filter(
      ([key, value]) => !ELSEWHERE.includes(key) && !isEmpty(value),
    ),
  );
  const carried = carry({
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
      { group: 'config', fate: 'carried', key: 'title' },
      ...baseNotes,
      ...carried.notes.map(withFate),
    ],
  };
}

/** Origin and base path: what Docusaurus completes by itself is written in full. */
function address(url: string, baseUrl: string) {
  const origin = URL.canParse(url) ? new URL(url).origin : url;
  const base = `/${baseUrl}/`.replace(/\/{2,}/g, '/');
  const changed = (key: string, before: string, after: string): Note =>
    before.replace(/\/$/, '') === after.replace(/\/$/, '')
      ? { group: 'config', fate: 'carried', key }
      : { group: 'config', fate: 'changed', key, text: `"${before}" became "${after}".` };
  return {
    origin,
    base: BASE_PATH.test(base) ? base : '/',
    baseNotes: [changed('url', url, origin), changed('baseUrl', baseUrl, base)],
  };
}

/** The hooks of Markdown are mistakes, which have a section of their own. */
function withoutHooks({ markdown, ...rest }: Values): Values {
  const { hooks: _, ...settings } = valuesOf(markdown);
  return { ...rest, markdown: settings };
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).length === 0;
}

/** Some settings need not be there, because the engine always does what they ask for. */
function withFate(note: Note): Note {
  const isMermaid = note.key === 'markdown.mermaid';
  return isMermaid ? { ...note, fate: 'carried' } : note;
}
