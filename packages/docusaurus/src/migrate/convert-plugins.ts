import type { Note } from './note.ts';
import type { OtherPlugin, SourceParts } from './source-parts.ts';

type Verdict = { fate: Note['fate']; text: string };

const done = (text: string): Verdict => ({ fate: 'carried', text });
const left = (text: string): Verdict => ({ fate: 'left', text });

/** What becomes of plugins and themes that many sites have, by a pattern of their names. */
const KNOWN: [RegExp, Verdict][] = [
  [/search|lunr|docsearch|typesense/, done('The engine brings a search of its own.')],
  [/theme-mermaid/, done('Fences of the language "mermaid" are drawn at build time.')],
  [/^sitemap$|plugin-sitemap/, left('Settings of the sitemap cannot be chosen.')],
  [/ideal-image/, done('Smaller formats of pictures are made by the engine.')],
  [/plugin-pwa|pwa$/, left('Pages are not kept for use without a network.')],
  [
    /gtag|analytics|tag-manager|matomo|plausible|umami|posthog|hotjar|fathom|clarity/,
    left('No script of a third party is loaded.'),
  ],
  [/live-codeblock/, left('Code is not run in the browser; such fences are shown as code.')],
  [
    /openapi|redoc|swagger|scalar/,
    left('Pages of an API are not made from its description; see the place it names.'),
  ],
  [
    /typedoc/,
    left('Run TypeDoc with a Markdown plugin, and keep what it writes in the docs folder.'),
  ],
  [
    /zoom|lightbox|photoswipe/,
    done('A click enlarges pictures that are shown smaller than they are.'),
  ],
  [/sass|less|postcss|tailwind/, left('Style sheets are plain CSS, nesting included.')],
  [
    /debug|rsdoctor|svgr|css-cascade-layers|faster|docusaurus-theme-common/,
    done('It serves Docusaurus itself, and is not needed.'),
  ],
  [/npm2yarn/, done('Such fences become tabs of commands.')],
  [/llms/, left('No file for language models is written by it.')],
  [/^function/, left('Functions of the config are not run.')],
];

/** Notes on all that `presets`, `plugins` and `themes` list besides content and redirects. */
export function convertPlugins(parts: SourceParts, missing: Iterable<string>): Note[] {
  const listed = new Set(parts.others.map(({ name }) => name));
  return [
    ...parts.instances.map(instanceNote),
    ...parts.others.map(pluginNote),
    ...[...missing]
      .filter((name) => !listed.has(name))
      .map(
        (name): Note => ({
          group: 'plugins',
          fate: 'left',
          key: `import of "${name}"`,
          text: 'The package is not installed; the config was run with a stand-in for it.',
        }),
      ),
  ];
}

function instanceNote({ kind, options }: SourceParts['instances'][number]): Note {
  const { id, path } = options;
  return {
    group: 'plugins',
    fate: 'left',
    key: `${kind} "${id}"`,
    text: `The engine has one folder of each kind; "${path}" is left. Move its pages into the docs folder, or build them as a site of their own.`,
  };
}

function pluginNote({ name, options, origin }: OtherPlugin): Note {
  const verdict = KNOWN.find(([pattern]) => pattern.test(name))?.[1];
  const place = apiDescriptions(options);
  const text = verdict?.text ?? 'The engine does not run plugins of Docusaurus.';
  return {
    group: 'plugins',
    fate: verdict?.fate ?? 'left',
    key: `${origin} ${name}`,
    text: place.length > 0 ? `${text} Descriptions: ${place.join(', ')}.` : text,
  };
}

/** Where plugins for OpenAPI find their descriptions, wherever in the options they say it. */
function apiDescriptions(options: unknown): string[] {
  if (typeof options !== 'object' || options === null) return [];
  return Object.entries(options).flatMap(([key, value]) =>
    typeof value === 'string' &&
    /^(?:spec|specPath|path)$/.test(key) &&
    /\.(?:ya?ml|json)$/.test(value)
      ? [value]
      : apiDescriptions(value),
  );
}
