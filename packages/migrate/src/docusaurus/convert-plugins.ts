import type { Note } from '../note.ts';
import { COPY_CODE } from './fetched-code.ts';
import type { OtherPlugin, SourceParts } from './source-parts.ts';

type PluginOutcome = { outcome: Note['outcome']; text: string };

const supported = (text: string): PluginOutcome => ({ outcome: 'migrated', text });
const unsupported = (text: string): PluginOutcome => ({ outcome: 'dropped', text });

/** The outcome for common plugins and themes, by a pattern of their names. */
const KNOWN: [RegExp, PluginOutcome][] = [
  [/(?:^|[-/])(?:search|lunr|docsearch|typesense)/, supported('The engine has its own search.')],
  [
    /theme-mermaid/,
    supported(
      'Fenced code blocks in "mermaid" are diagrams. The build asks for "npm install mermaid" if one needs it.',
    ),
  ],
  [/^sitemap$|plugin-sitemap/, unsupported('The sitemap has no settings.')],
  [/ideal-image/, supported('The engine generates smaller formats of images.')],
  [/plugin-pwa|pwa$/, unsupported('Pages are not available offline.')],
  [
    /gtag|analytics|tag-manager|matomo|plausible|umami|posthog|hotjar|fathom|clarity/,
    unsupported(
      'The plugin is not run. Load the script of the service in a module that "clientModules" lists.',
    ),
  ],
  [
    /live-codeblock/,
    unsupported('Code is not run in the browser; such code blocks are shown as code.'),
  ],
  [/github-codeblock/, unsupported(`Browsers fetch no code. ${COPY_CODE}`)],
  [
    /openapi|redoc|swagger|scalar/,
    unsupported(
      'The plugin is not run. Its API descriptions can be listed in "api" of the config.',
    ),
  ],
  [
    /typedoc/,
    unsupported('Run TypeDoc with a Markdown plugin, and put its output into the docs folder.'),
  ],
  [
    /zoom|lightbox|photoswipe/,
    supported('Clicking an image that is shown smaller than its size enlarges it.'),
  ],
  [/(?:^|[-/])(?:sass|less)(?=$|-)/, supported('Style sheets can be Sass or Less.')],
  [/postcss|tailwind/, unsupported('Plugins of PostCSS belong in "postcss.config.mjs".')],
  [
    /(?:^|[-/])(?:debug|rsdoctor|svgr|css-cascade-layers|faster|docusaurus-theme-common|theme-common)(?=$|-)/,
    supported('Only needed by Docusaurus itself.'),
  ],
  [/npm2yarn/, supported('Such code blocks become tabs with the commands.')],
];

/** Names of the plugins that are not run and may have added pages: those of API references, unknown ones, and those of the site. */
export function findPagePlugins({ others }: SourceParts): string[] {
  return others
    .filter(({ origin }) => origin !== 'theme')
    .filter(mayAddPages)
    .map(({ name }) => name)
    .filter((name) => {
      const isKnown = KNOWN.some(([pattern]) => pattern.test(name));
      return !isKnown || /openapi|redoc|swagger|scalar|typedoc|^function/.test(name);
    });
}

/** Whether the code of a plugin is unknown, or has a hook that can add pages or files. */
function mayAddPages(plugin: OtherPlugin): boolean {
  const lost = listLostHooks(plugin);
  const isKnown = lost.length > 0 || plugin.added !== undefined;
  return !isKnown || lost.some(([hook]) => /^(?:loadContent|addRoute|postBuild)$/.test(hook));
}

/** Notes about all `presets`, `plugins` and `themes` other than content and redirects. */
export function convertPlugins(parts: SourceParts, missing: Iterable<string>): Note[] {
  const listed = new Set(parts.others.map(({ name }) => name));
  return [
    ...parts.instances.filter(({ kind }) => kind !== 'docs').map(instanceNote),
    ...parts.others.flatMap(pluginNote),
    ...[...missing]
      .filter((name) => !listed.has(name))
      .map(
        (name): Note => ({
          group: 'plugins',
          outcome: 'dropped',
          key: `import of "${name}"`,
          text: 'The package is not installed; a stand-in replaced it while the config ran.',
        }),
      ),
  ];
}

function instanceNote({ kind, options }: SourceParts['instances'][number]): Note {
  const { id, path } = options;
  return {
    group: 'plugins',
    outcome: 'dropped',
    key: `${kind} "${id}"`,
    text: `The engine has one folder of this kind, so "${path}" is not migrated. Move its files there, or build them as a separate site.`,
  };
}

/** What is missing without a hook of a plugin (https://docusaurus.io/docs/api/plugin-methods), by the hook's name. */
const HOOKS: [string, string][] = [
  ['loadContent', 'the content that it loads'],
  ['setGlobalData', 'the data that its components read'],
  ['addRoute', 'the pages that it adds'],
  ['injectHtmlTags', 'the tags that it adds to the head and body'],
  ['getClientModules', 'the scripts and styles that it adds to all pages'],
  ['getThemePath', 'the components that it replaces'],
  ['configureWebpack', 'its webpack settings, which are not used here'],
  ['configurePostCss', 'its PostCSS plugins, which belong in "postcss.config.mjs"'],
  ['postBuild', 'what it does after a build'],
];

/** The hooks of a plugin in the source that the engine does not run, by its code. */
function listLostHooks({ source, added }: OtherPlugin): [string, string][] {
  const code = source?.code ?? '';
  const found = HOOKS.filter(([hook]) => new RegExp(`\\b${hook}\\b`).test(code));
  return found.filter(([hook]) => !added?.hooks.includes(hook));
}

/** PostCSS plugins whose work is done without an entry of their own in the new site. */
const DONE_BY_BUILD =
  /^(?:@?tailwindcss(?:\/.+)?|autoprefixer|cssnano|postcss-(?:import|nested|nesting|preset-env))$/;

/**
 * The outcome for PostCSS plugins that a plugin adds:
 * https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#configurePostCss
 */
function postCssOutcome({ source }: OtherPlugin): PluginOutcome {
  const code = source?.code ?? '';
  const required = [...code.matchAll(/\brequire(?:\.resolve)?\(\s*['"]([^'"]+)['"]/g)].flatMap(
    ([, name = '']) => (name.startsWith('.') ? [] : [name]),
  );
  const others = required.filter((name) => !DONE_BY_BUILD.test(name));
  const isKnown = required.length > 0 || /tailwind/i.test(code);
  if (others.length > 0)
    return unsupported(`Add it to "postcss.config.mjs": ${others.join(', ')}.`);
  return isKnown
    ? supported(
        'Tailwind is in "postcss.config.mjs". Prefixes, nesting and imports need no plugin.',
      )
    : unsupported('Plugins of PostCSS belong in "postcss.config.mjs".');
}

function isOnlyPostCss(lost: [string, string][]): boolean {
  return lost.length > 0 && lost.every(([hook]) => hook === 'configurePostCss');
}

function describeLoss(lost: [string, string][]): string {
  if (lost.length === 0) return 'The engine does not run Docusaurus plugins.';
  const missing = lost.map(([hook, what]) => `${what} (${hook})`).join(', ');
  return `The engine does not run Docusaurus plugins. Missing: ${missing}.`;
}

/** What a plugin adds to pages has notes of its own, but its values may depend on the machine. */
function additionNote({ name, origin, source }: OtherPlugin): Note[] {
  const variables = source?.code.match(/\bprocess\.env\.\w+/g) ?? [];
  const others = [...new Set(variables)].filter((variable) => !variable.endsWith('.NODE_ENV'));
  if (others.length === 0) return [];
  const text = `What it adds uses the values of ${others.join(', ')} during the migration. Check these.`;
  return [{ group: 'plugins', outcome: 'changed', key: `${origin} ${name}`, text, isUrgent: true }];
}

function pluginNote(plugin: OtherPlugin): Note[] {
  const { name, options, origin, added } = plugin;
  const lost = listLostHooks(plugin);
  const additions = added ? additionNote(plugin) : [];
  if (added && lost.length === 0) return additions;
  const known = added ? undefined : KNOWN.find(([pattern]) => pattern.test(name))?.[1];
  const { outcome, text } = isOnlyPostCss(lost)
    ? postCssOutcome(plugin)
    : (known ?? unsupported(describeLoss(lost)));
  const descriptions = findApiDescriptions(options);
  const note: Note = {
    group: 'plugins',
    outcome,
    key: `${origin} ${name}`,
    text: descriptions.length > 0 ? `${text} Descriptions: ${descriptions.join(', ')}.` : text,
  };
  return [note, ...additions];
}

/** Paths of API descriptions anywhere in the options of a plugin. */
function findApiDescriptions(options: unknown): string[] {
  if (typeof options !== 'object' || options === null) return [];
  return Object.entries(options).flatMap(([key, value]) =>
    typeof value === 'string' &&
    /^(?:spec|specPath|path)$/.test(key) &&
    /\.(?:ya?ml|json)$/.test(value)
      ? [value]
      : findApiDescriptions(value),
  );
}
