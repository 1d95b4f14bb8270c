import type { Random } from './random.ts';

type Sample = {
  language: string;
  head: string[];
  line: (name: string, value: number) => string;
  foot: string[];
};

const NAMES = [
  'ridge',
  'valley',
  'meridian',
  'sheet',
  'legend',
  'contour',
  'harbour',
  'summit',
] as const;

const SAMPLES: readonly [Sample, ...Sample[]] = [
  {
    language: 'ts',
    head: [
      "import { readSheet } from './sheets';",
      '',
      'export function survey(sheet: Sheet): Point[] {',
    ],
    line: (name, value) =>
      `  const ${name}${value} = sheet.find('${name}', { within: ${value} }) ?? [];`,
    foot: ['  return sheet.points.filter((point) => point.height > 0);', '}'],
  },
  {
    language: 'python',
    head: ['from sheets import read_sheet', '', 'def survey(sheet):'],
    line: (name, value) =>
      `    ${name}_${value} = sheet.get("${name}", default=${value})  # in metres`,
    foot: ['    return [point for point in sheet.points if point.height > 0]'],
  },
  {
    language: 'bash',
    head: ['#!/usr/bin/env bash', 'set -euo pipefail', ''],
    line: (name, value) =>
      `convert-sheet --layer ${name} --scale ${value} "$SOURCE/${name}.tif" > "${name}-${value}.png"`,
    foot: ['echo "All sheets are converted."'],
  },
  {
    language: 'yaml',
    head: ['sheets:', '  # One entry for each layer'],
    line: (name, value) => `  - layer: ${name}\n    scale: ${value}\n    visible: true`,
    foot: ['projection: mercator'],
  },
  {
    language: 'json',
    head: ['{', '  "projection": "mercator",'],
    line: (name, value) => `  "${name}-${value}": { "scale": ${value}, "visible": true },`,
    foot: ['  "version": 2', '}'],
  },
  {
    language: 'sql',
    head: [
      'SELECT sheet.name, max(point.height) AS highest',
      'FROM sheet JOIN point ON point.sheet = sheet.id',
    ],
    line: (name, value) =>
      `  LEFT JOIN ${name} AS ${name}_${value} ON ${name}_${value}.sheet = sheet.id`,
    foot: ["WHERE sheet.scale = 25000 AND sheet.name LIKE 'North%'", 'GROUP BY sheet.name;'],
  },
  {
    language: 'css',
    head: ['.sheet {', '  display: grid;', '}'],
    line: (name, value) =>
      `.sheet .${name}-${value} { stroke: hsl(${value} 60% 40%); stroke-width: 2px; }`,
    foot: [],
  },
];

/** Fenced code blocks in different languages, about ten lines each. */
export function codeBlocks(random: Random, count: number, isTitled = true): string[] {
  const first = random.below(SAMPLES.length);
  return Array.from({ length: count }, (_, index) => {
    const sample = SAMPLES[(first + index * 2) % SAMPLES.length] ?? SAMPLES[0];
    return codeBlock(sample, random, isTitled);
  });
}

function codeBlock(
  { language, head, line, foot }: Sample,
  random: Random,
  isTitled: boolean,
): string {
  const lines = Array.from({ length: 4 + random.below(5) }, () =>
    line(random.pick(NAMES), 1 + random.below(900)),
  );
  return [
    `\`\`\`${language}${isTitled ? ` title="Sample in ${language}"` : ''}`,
    ...head,
    ...lines,
    ...foot,
    '```',
  ].join('\n');
}
