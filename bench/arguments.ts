import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export type Arguments = {
  siteDir: string;
  /** Numbers of pages of the generated sites to build. */
  generated: number[];
  jsonFile?: string;
};

export const HELP = `Usage: node bench/run.ts [options]

Builds the site and measures it against the budgets in bench/budgets.json.

Options
  --site DIR    Folder of the site. Default: site
  --large       Also generate a site with 3,000 pages, and measure its build.
  --pages N     The same with N pages; can be repeated.
  --json FILE   Also write all numbers to a file.
  --help        Show this text.
`;

const LARGE_PAGES = 3000;

const OPTIONS = {
  site: { type: 'string', default: 'site' },
  large: { type: 'boolean', default: false },
  pages: { type: 'string', multiple: true },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Parses the command line; 'help' if it was requested. @throws for invalid arguments */
export function parseArguments(args: string[]): Arguments | 'help' {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.help) return 'help';
  const sizes = (values.pages ?? []).map(pageCount);
  return {
    siteDir: resolve(values.site),
    generated: values.large && sizes.length === 0 ? [LARGE_PAGES] : sizes,
    jsonFile: values.json === undefined ? undefined : resolve(values.json),
  };
}

function pageCount(value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--pages: found "${value}". Allowed: a positive whole number.`);
}
