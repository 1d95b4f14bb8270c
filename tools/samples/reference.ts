import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** What the pages say elsewhere, which samples must agree with. */
export type Reference = {
  /** Environment variables of the containers. */
  variables: ReadonlySet<string>;
  /** Keys of the config file, such as `ffmpeg.crf`. */
  settings: ReadonlySet<string>;
};

const VARIABLES = [
  'site/docs/install/environment-variables.{md,mdx}',
  'site/data/environment-variables.yaml',
];
const SETTINGS = 'site/data/system-settings.yaml';
const QUEUES = 'site/data/queues.yaml';

const VARIABLE = /\b[A-Z][A-Z0-9]*(?:_+[A-Z0-9]+)+\b|`(TZ)`/g;
const settingsSchema = z.array(z.looseObject({ key: z.string() }));
const queuesSchema = z.array(z.looseObject({ queue: z.string(), fixed: z.boolean() }));

/** Reads the references of the site. Paths are relative to the repository. */
export function readReference(): Reference {
  const read = (path: string) => readFileSync(path, 'utf8');
  const settings = settingsSchema.parse(parse(read(SETTINGS)));
  const queues = queuesSchema.parse(parse(read(QUEUES)));
  return {
    variables: variablesIn(
      VARIABLES.flatMap((pattern) => globSync(pattern))
        .map(read)
        .join('\n'),
    ),
    settings: new Set([
      ...settings.map(({ key }) => key),
      ...queues.filter(({ fixed }) => !fixed).map(({ queue }) => `job.${queue}.concurrency`),
    ]),
  };
}

/** The environment variables that the text names. */
export function variablesIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(VARIABLE), ([name]) => name.replaceAll('`', '')));
}
