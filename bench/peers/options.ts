import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PARTS, type Part } from './figures.ts';
import type { Peer } from './peer.ts';
import { PEERS } from './peers.ts';

export type Options = {
  peers: Peer[];
  parts: Part[];
  /** Numbers of pages of the generated corpora. */
  sizes: number[];
  /** Visits of each kind for each generator. */
  rounds: number;
  /** Builds of each generator; by default, fewer of large sites. */
  buildRounds?: number;
  /** A folder of Markdown to build instead of generated pages. */
  markdownDir?: string;
  /** Where generators are installed and sites are built. */
  peersDir: string;
  jsonFile?: string;
  /** Whether to write the tables into bench/README.md. */
  isWritten: boolean;
};

export const HELP = `Usage: npm run bench:peers -- [options]

Builds the same Markdown with this engine and others, and measures all of them in turns.

Options
  --peers LIST        Names, separated by commas: ${PEERS.map(({ name }) => name).join(', ')}. Default: all.
                      The first one is always ${PEERS[0].name}.
  --pages N           Number of pages to generate; can be repeated. Default: 300 and 3000.
  --markdown DIR      Build the Markdown files of a folder instead.
  --parts LIST        ${PARTS.join(', ')}. Default: all.
  --rounds N          Visits of each kind. Default: 5.
  --build-rounds N    Builds of each site. Default: 3, or 1 from 1,000 pages.
  --peers-dir DIR     Where generators are installed and sites are built. Default: .cache/bench-peers
  --json FILE         Also write all values to a file, after each round.
  --write             Also write the tables into bench/README.md.
  --help              Show this text.
`;

const DEFAULT_SIZES = ['300', '3000'];

const OPTIONS = {
  peers: { type: 'string' },
  pages: { type: 'string', multiple: true },
  markdown: { type: 'string' },
  parts: { type: 'string' },
  rounds: { type: 'string', default: '5' },
  'build-rounds': { type: 'string' },
  'peers-dir': { type: 'string', default: '.cache/bench-peers' },
  json: { type: 'string' },
  write: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Parses the command line; 'help' if it was requested. @throws for invalid arguments */
export function parseOptions(args: string[]): Options | 'help' {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.help) return 'help';
  const buildRounds = values['build-rounds'];
  return {
    peers: peersNamed(values.peers),
    parts: partsNamed(values.parts),
    sizes: (values.pages ?? DEFAULT_SIZES).map((value) => positive('--pages', value)),
    rounds: positive('--rounds', values.rounds),
    buildRounds: buildRounds === undefined ? undefined : positive('--build-rounds', buildRounds),
    markdownDir: values.markdown === undefined ? undefined : resolve(values.markdown),
    peersDir: resolve(values['peers-dir']),
    jsonFile: values.json === undefined ? undefined : resolve(values.json),
    isWritten: values.write,
  };
}

/** The first one is always there, since all ratios refer to it. */
function peersNamed(list: string | undefined): Peer[] {
  if (list === undefined) return [...PEERS];
  const names = list.split(',');
  for (const name of names)
    rejectUnknown(
      '--peers',
      name,
      PEERS.map((peer) => peer.name),
    );
  return PEERS.filter(({ name }, index) => index === 0 || names.includes(name));
}

function partsNamed(list: string | undefined): Part[] {
  if (list === undefined) return [...PARTS];
  const names = list.split(',');
  for (const name of names) rejectUnknown('--parts', name, PARTS);
  return PARTS.filter((part) => names.includes(part));
}

function rejectUnknown(option: string, name: string, allowed: readonly string[]): void {
  if (allowed.includes(name)) return;
  throw new Error(`${option}: found "${name}". Allowed: ${allowed.join(', ')}.`);
}

function positive(option: string, value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`${option}: found "${value}". Allowed: a positive whole number.`);
}
