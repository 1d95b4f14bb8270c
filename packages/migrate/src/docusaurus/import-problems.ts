import { getDocusaurusImport } from 'folia-docusaurus';

/** What to do about modules that are not supported. */
const ADVICE: [RegExp, string][] = [
  [
    /^@theme\/(?:Api\w*|Schema\w*|ParamsItem|RequestSchema|StatusCodes|Response\w*|Operation\w*|Example\w*|Discriminator\w*|ParamsDetails|MimeTabs)/,
    'Pages of API plugins are not supported.',
  ],
  [/^@theme(?:-original|-init)?\//, 'Theme components cannot be imported or replaced.'],
  [/^@docusaurus\/|^@generated\//, 'It is part of Docusaurus; remove the import.'],
  [
    /^!(?!.*(?:raw|url|file)-loader)/,
    'webpack loaders are not run; append "?raw" to a file name to import its text with Vite.',
  ],
];

/**
 * Why a module cannot be imported in a migrated site, and what to do; undefined if it can be. Packages can be, since the
 * new package.json lists them.
 */
export function getImportProblem(source: string): string | undefined {
  if (getDocusaurusImport(source) !== undefined) return undefined;
  return ADVICE.find(([pattern]) => pattern.test(source))?.[1];
}
