import type { Problem } from 'folia-problems';
import { parseSync } from 'oxc-parser';
import { eachSample } from '../checker.ts';
import { lineOfOffset, problemAt, type Sample } from '../sample.ts';

const LANGUAGES: Record<string, 'js' | 'jsx' | 'ts' | 'tsx'> = {
  js: 'jsx',
  javascript: 'jsx',
  jsx: 'jsx',
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
};

/** Parses JavaScript and TypeScript. */
export const javascript = eachSample(
  'parsed',
  ({ language }) => language in LANGUAGES,
  checkJavaScript,
);

function checkJavaScript(sample: Sample): Problem[] {
  const errors = errorsOf(sample, sample.code);
  // An entry of an object, as readers insert it into a config file.
  if (errors.length === 0 || errorsOf(sample, `({${sample.code}\n})`).length === 0) return [];
  return errors.map(({ message, labels }) =>
    problemAt(sample, lineOfOffset(sample.code, labels[0]?.start ?? 0), `${message}.`),
  );
}

function errorsOf({ language }: Sample, code: string) {
  return parseSync('sample', code, { lang: LANGUAGES[language] ?? 'js' }).errors;
}
