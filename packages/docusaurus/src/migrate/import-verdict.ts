import { familiarName } from '../familiar-imports.ts';

/** What the engine itself has in common with every site. */
const SHARED = /^(?:react|react-dom|clsx)(?:\/|$)/;

/** What to write in the place of modules that are left. */
const ADVICE: [RegExp, string][] = [
  [
    /^@theme\/(?:Api\w*|Schema\w*|ParamsItem|RequestSchema|StatusCodes|Response\w*|Operation\w*|Example\w*|Discriminator\w*|ParamsDetails|MimeTabs)/,
    'Pages of an API are not made from its description.',
  ],
  [
    /^@theme(?:-original|-init)?\//,
    'The components of the theme are not exchanged or used by name.',
  ],
  [/^@docusaurus\/|^@generated\//, 'It is a part of Docusaurus; write without it.'],
  [
    /^!(?!.*(?:raw|url|file)-loader)/,
    'Loaders of webpack are not run; Vite reads a file as text by "?raw" behind its name.',
  ],
];

/** Why a module cannot be imported in a migrated site, and what to do; undefined where it can be. */
export function refusedImport(
  source: string,
  isInstalled: (name: string) => boolean,
): string | undefined {
  if (familiarName(source) !== undefined || SHARED.test(source)) return undefined;
  const advice = ADVICE.find(([pattern]) => pattern.test(source))?.[1];
  if (advice !== undefined) return advice;
  if (/^(?:!|\.|\/|@site\/|node:)/.test(source)) return undefined;
  return isInstalled(source)
    ? undefined
    : `Install the package beside site.config.ts, or write without it.`;
}
