import type { Note } from '../note.ts';
import type { OtherPlugin, SourceParts } from './source-parts.ts';

type PluginOutcome = { outcome: Note['outcome']; text: string };

const supported = (text: string): PluginOutcome => ({ outcome: 'migrated', text });
const unsupported = (text: string): PluginOutcome => ({ outcome: 'dropped', text });

/** The outcome for common plugins and themes, by a pattern of their names. */
const KNOWN: [RegExp, PluginOutcome][] = [
  [/search|lunr|docsearch|typesense/, supported('The engine has its own search.')],
  [/theme-mermaid/, supported('Fenced code blocks in "mermaid" are rendered at build time.')],
  [/^sitemap$|plugin-sitemap/, unsupported('The sitemap has no settings.')],
  [/ideal-image/, supported('The engine generates smaller formats of images.')],
  [/plugin-pwa|pwa$/, unsupported('Pages are not available offline.')],
  [
    /gtag|analytics|tag-manager|matomo|plausible|umami|posthog|hotjar|fathom|clarity/,
    unsupported('Third-party scripts are not loaded.'),
  ],
  [
    /live-codeblock/,
    unsupported('Code is not run in the browser; such code blocks are shown as code.'),
  ],
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
  [
    /sass|less|postcss|tailwind/,
    unsupported('Style sheets are plain CSS, which includes nesting.'),
  ],
  [
    /debug|rsdoctor|svgr|css-cascade-layers|faster|docusaurus-theme-common/,
    supported('Only needed by Docusaurus itself.'),
  ],
  [/npm2yarn/, supported('Such code blocks become tabs with the commands.')],
  [/llms/, unsupported('The plugin is not run.')],
  [/^function/, unsupported('Functions in the config are not run.')],
];

/** Notes about all `presets`, `plugins` and `themes` other than content and redirects. */
export function convertPlugins(parts: SourceParts, missing: Iterable<string>): Note[] {
  const listed = new Set(parts.others.map(({ name }) => name));
  return [
    ...parts.instances.filter(({ kind }) => kind !== 'docs').map(instanceNote),
    ...parts.others.map(pluginNote),
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

function pluginNote({ name, options, origin }: OtherPlugin): Note {
  const verdict = KNOWN.find(([pattern]) => pattern.test(name))?.[1];
  const descriptions = findApiDescriptions(options);
  const text = verdict?.text ?? 'The engine does not run Docusaurus plugins.';
  return {
    group: 'plugins',
    outcome: verdict?.outcome ?? 'dropped',
    key: `${origin} ${name}`,
    text: descriptions.length > 0 ? `${text} Descriptions: ${descriptions.join(', ')}.` : text,
  };
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
