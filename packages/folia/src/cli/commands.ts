export const COMMANDS = [
  'new',
  'dev',
  'build',
  'serve',
  'check',
  'migrate',
  'version',
  'api',
] as const;
export type Command = (typeof COMMANDS)[number];

/** Options as `parseArgs` of Node reads them (https://nodejs.org/api/util.html#utilparseargsconfig). */
export const OPTIONS = {
  site: { type: 'string' },
  out: { type: 'string' },
  'base-url': { type: 'string' },
  strict: { type: 'boolean' },
  target: { type: 'string', multiple: true },
  deploy: { type: 'string' },
  precompress: { type: 'boolean', default: false },
  port: { type: 'string', default: '3005' },
  host: { type: 'string' },
  docs: { type: 'string' },
  format: { type: 'string' },
  'fail-on': { type: 'string' },
  'no-cache': { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export type OptionName = keyof typeof OPTIONS;

/** The options that have an effect on each command. */
export const OPTIONS_OF: Record<Command, readonly OptionName[]> = {
  new: [],
  dev: ['site', 'out', 'base-url', 'port', 'host', 'no-cache'],
  build: ['site', 'out', 'base-url', 'strict', 'target', 'deploy', 'precompress', 'no-cache'],
  serve: ['site', 'out', 'base-url', 'port', 'host'],
  check: ['site', 'base-url', 'strict', 'no-cache'],
  migrate: ['out'],
  version: ['site', 'docs'],
  api: ['format', 'fail-on'],
};
