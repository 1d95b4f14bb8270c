import { didYouMean, type Problem } from 'folia-problems';
import { type Checker, eachSample } from '../checker.ts';
import { problemAt, type Sample } from '../sample.ts';

const ASSIGNMENT = /^(?:export\s+)?([A-Za-z_]\w*)=(.*)$/;
/** A value without quotes, or one in quotes that end. */
const VALUE = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^"'].*)?\s*(?:\s#.*)?$/;
const NAME_IN_COMPOSE = /\$\{?([A-Z_][A-Z0-9_]*)/g;

/** Files of variables: `.env` fences, and `.env` files whose fence names another language. */
export function isEnvironment({ language, title }: Sample): boolean {
  return ['env', 'dotenv'].includes(language) || (language === 'ini' && isEnvFile(title));
}

/**
 * Checks files of variables: each line is a comment or `NAME=value`. The names in a `.env` of the
 * documentation must be in the reference, or used by a Compose sample of the same page.
 *
 * @param known names in the reference
 */
export function environment(known: ReadonlySet<string>): Checker {
  return {
    ...eachSample('NAME=value, names known', isEnvironment, () => []),
    check: (samples, all) => ({
      problems: samples.flatMap((sample) => [
        ...checkLines(sample),
        ...checkNames(sample, new Set([...known, ...namesInCompose(sample.file, all)])),
      ]),
    }),
  };
}

function checkLines(sample: Sample): Problem[] {
  return sample.code.split('\n').flatMap((line, index) => {
    if (isCommentOrEmpty(line)) return [];
    const value = ASSIGNMENT.exec(line.trim())?.[2];
    if (value === undefined) {
      return [problemAt(sample, index + 1, `"${line.trim()}" is not NAME=value.`, LINE_HINT)];
    }
    return VALUE.test(value)
      ? []
      : [problemAt(sample, index + 1, `The quotes of "${line.trim()}" do not match.`)];
  });
}

const LINE_HINT = 'No spaces around "=", and comments in lines that start with "#".';

function checkNames(sample: Sample, known: ReadonlySet<string>): Problem[] {
  // Posts name the variables of their time, and other files are for other programs.
  if (!isEnvFile(sample.title) || sample.file.startsWith('site/blog/')) return [];
  return sample.code.split('\n').flatMap((line, index) => {
    const name = isCommentOrEmpty(line) ? undefined : ASSIGNMENT.exec(line.trim())?.[1];
    if (name === undefined || known.has(name)) return [];
    return [
      problemAt(
        sample,
        index + 1,
        `The environment reference has no ${name}.`,
        `${didYouMean(name, known)}Names of other programs: "variables" in site/style/sample-exceptions.yaml.`,
      ),
    ];
  });
}

/** Compose replaces these names by their values in `.env`. */
function namesInCompose(file: string, all: readonly Sample[]): string[] {
  return all
    .filter((sample) => sample.file === file && ['yaml', 'yml'].includes(sample.language))
    .flatMap(({ code }) => Array.from(code.matchAll(NAME_IN_COMPOSE), ([, name = '']) => name));
}

function isEnvFile(title: string): boolean {
  return /(?:^|\/)\.env\b/.test(title);
}

function isCommentOrEmpty(line: string): boolean {
  return /^\s*(?:#|$)/.test(line);
}
