import { COMMANDS, type Command, OPTIONS_OF, type OptionName } from './commands.ts';

/** The arguments of a command, and what it does, in lines of at most 69 characters: a terminal has 80. */
const COMMAND_HELP: Record<Command, { given: string; lines: string[] }> = {
  new: { given: 'DIR', lines: ['Create a small starter site in an empty folder: new DIR'] },
  dev: { given: '', lines: ['Serve a site while you write it; pages update as you save.'] },
  build: { given: '', lines: ['Build a site into a folder of static files.'] },
  serve: { given: '', lines: ['Serve a built site to preview it.'] },
  check: {
    given: '',
    lines: ['Report everything that is wrong with a site without writing anything.'],
  },
  migrate: {
    given: 'DIR',
    lines: [
      'Convert a site of Docusaurus, VitePress, mdBook, MkDocs,',
      'Zensical or Starlight: migrate DIR [--out DIR]. Default:',
      'DIR-migrated. If the config has an unusual name, pass the file',
      'instead of DIR: mkdocs-en.yml',
    ],
  },
  version: {
    given: 'NAME',
    lines: ['Cut a version from the docs folder: version NAME [--docs ID]'],
  },
  api: {
    given: 'diff OLD NEW',
    lines: [
      'Compare two OpenAPI descriptions, and show which changes break',
      'clients: api diff OLD NEW [--format FORMAT] [--fail-on LEVEL]',
    ],
  },
};

/** Options with the names of their values, and what they do. */
const OPTION_HELP: Record<OptionName, { value: string; lines: string[] }> = {
  site: {
    value: 'DIR',
    lines: [
      'Folder of the site. Default: the current folder if it has a',
      'site.config.ts, else site',
    ],
  },
  out: {
    value: 'DIR',
    lines: ['Folder of the built site.', 'Default: dist in the current folder'],
  },
  'base-url': {
    value: '/x/',
    lines: ['Base path. Overrides the one in the config or, for serve,', 'the one of the build.'],
  },
  target: {
    value: 'HOST',
    lines: [
      'Build: also write the configuration of a server or host:',
      'caddy, nginx, static (Netlify, Cloudflare Pages) or',
      'github-pages. Can be repeated.',
    ],
  },
  deploy: {
    value: 'DIR',
    lines: ['Folder for server configurations. Default: deploy beside', 'the built site'],
  },
  precompress: { value: '', lines: ['Build: also write Brotli and gzip versions of files.'] },
  docs: { value: 'ID', lines: ['Docs folder to cut a version from, if the site has several.'] },
  strict: { value: '', lines: ['Build or check: treat warnings as errors.'] },
  port: { value: 'N', lines: ['Port to listen on. Default: 3005'] },
  host: {
    value: 'NAME',
    lines: [
      'Name or address to listen on, such as 0.0.0.0 for other',
      'machines to connect. Default: localhost',
    ],
  },
  format: {
    value: 'FORMAT',
    lines: ['Format of changes: text, markdown or json. Default: text'],
  },
  'fail-on': {
    value: 'LEVEL',
    lines: ['Fail (exit code 1) if a change is at least this severe:', 'breaking or may-break.'],
  },
  'no-cache': {
    value: '',
    lines: ['Rebuild everything without reading or writing the cache.'],
  },
  version: { value: '', lines: ['Show the version of Folia.'] },
  help: { value: '', lines: ['Show this text; after a command, only its options.'] },
};

const BASE_PATH = ['Base path. Overrides the one in the config.'];
const STRICT = ['Treat warnings as errors.'];

/** Descriptions of options in the help for one command, where the general description covers several commands. */
const IN_COMMAND: Partial<Record<Command, Partial<Record<OptionName, string[]>>>> = {
  build: {
    'base-url': BASE_PATH,
    strict: STRICT,
    target: [
      'Also write the configuration of a server or host: caddy,',
      'nginx, static (Netlify, Cloudflare Pages) or github-pages.',
      'Can be repeated.',
    ],
    precompress: ['Also write Brotli and gzip versions of files.'],
  },
  check: { 'base-url': BASE_PATH, strict: STRICT },
  dev: {
    'base-url': BASE_PATH,
    out: [
      'Folder of the built site, whose changes are ignored.',
      'Default: dist in the current folder',
    ],
    host: [
      'Name or address to listen on, such as 0.0.0.0 for other',
      'machines, which can then read the files of the site.',
      'Default: localhost',
    ],
  },
  migrate: { out: ['Folder of the new site. Default: DIR-migrated'] },
  serve: { 'base-url': ['Base path. Overrides the one of the build.'] },
};

/** The help for one command, or for all of them. */
export function helpText(command: Command | undefined): string {
  if (command === undefined) {
    const commands = COMMANDS.map((name) => entry(name, COMMAND_HELP[name].lines, 9));
    return [
      'Usage: folia COMMAND [options]',
      `Commands\n${commands.join('\n')}`,
      optionList(OPTION_NAMES),
    ].join('\n\n');
  }
  const { given, lines } = COMMAND_HELP[command];
  const options = OPTIONS_OF[command];
  const usage = ['folia', command, given, options.length > 0 ? '[options]' : ''].filter(Boolean);
  return [
    `Usage: ${usage.join(' ')}`,
    lines.map((line) => `  ${line}`).join('\n'),
    optionList(
      OPTION_NAMES.filter((name) => name === 'help' || options.includes(name)),
      command,
    ),
  ].join('\n\n');
}

function optionList(names: OptionName[], command?: Command): string {
  const options = names.map((name) => {
    const { value, lines } = OPTION_HELP[name];
    const own = command && IN_COMMAND[command]?.[name];
    return entry(`--${name} ${value}`.trim(), own ?? lines, 18);
  });
  return `Options\n${options.join('\n')}\n`;
}

/** In the order of the help. */
const OPTION_NAMES: OptionName[] = [
  ...(['site', 'out', 'base-url', 'target', 'deploy', 'precompress', 'docs', 'strict'] as const),
  ...(['port', 'host', 'format', 'fail-on', 'no-cache', 'version', 'help'] as const),
];

/** A term, and beside it its explanation. @param width of the column of terms */
function entry(term: string, lines: string[], width: number): string {
  return lines
    .map((line, index) => `  ${(index === 0 ? term : '').padEnd(width)}${line}`)
    .join('\n');
}
