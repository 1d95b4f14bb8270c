import { cpus, totalmem } from 'node:os';
import { formatValue } from '../report.ts';
import { peerVersions } from './install.ts';
import type { Options } from './options.ts';
import type { SizeResults } from './results.ts';
import { formatSizeTable } from './table.ts';

/** What the values of a run depend on. */
export type RunConditions = {
  date: string;
  chromium: string;
  node: string;
  cores: number;
  processor: string;
  memory: number;
  rounds: number;
  buildRounds: number[];
  generators: { title: string; versions: string; setup: string }[];
};

/** The conditions of this machine and these options. */
export function readConditions(
  { peers, peersDir, rounds }: Options,
  chromium: string,
  buildRounds: number[],
): RunConditions {
  return {
    date: new Date().toISOString().slice(0, 10),
    chromium,
    node: process.version,
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memory: totalmem(),
    rounds,
    buildRounds,
    generators: peers.map((peer) => ({
      title: peer.title,
      versions: peerVersions(peersDir, peer),
      setup: peer.setup,
    })),
  };
}

/** All tables with their conditions, in Markdown. */
export function formatReport(
  conditions: RunConditions,
  sizes: SizeResults[],
  parts: Options['parts'],
): string {
  const { date, chromium, node, cores, processor, memory, rounds, generators } = conditions;
  const machine = `${cores} cores (\`${processor}\`), ${formatValue(memory, 'memory')} of memory`;
  const visits = chromium === '' ? '' : `, Chromium ${chromium}; rounds of visits: ${rounds}`;
  return [
    `Measured on ${date}: ${machine}, Node ${node.slice(1)}${visits}.`,
    generators
      .map(
        ({ title, versions, setup }) =>
          `- ${title}: ${[versions, setup].filter(Boolean).join('; ')}`,
      )
      .join('\n'),
    ...sizes.flatMap((size, index) => [
      `### ${size.pages.toLocaleString('en-US')} pages`,
      `${formatValue(size.bytes, 'bytes')} of Markdown, ${buildsPhrase(conditions.buildRounds[index])}.`,
      formatSizeTable(size, parts),
    ]),
  ].join('\n\n');
}

/** All values of a run, round by round. */
export function formatJson(conditions: RunConditions, sizes: SizeResults[]): string {
  const plain = sizes.map(({ results, ...size }) => ({
    ...size,
    results: results.map(({ series, failures, ...peer }) => ({
      ...peer,
      series: Object.fromEntries(series),
      failures: Object.fromEntries(failures),
    })),
  }));
  return `${JSON.stringify({ conditions, sizes: plain }, null, 2)}\n`;
}

function buildsPhrase(rounds = 0): string {
  return rounds === 1 ? 'each site built once' : `each site built ${rounds} times`;
}
