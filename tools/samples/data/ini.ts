import type { Problem } from 'folia-problems';
import { eachSample } from '../checker.ts';
import { problemAt, type Sample } from '../sample.ts';
import { isEnvironment } from './environment.ts';

export const ini = eachSample(
  'parsed',
  (sample) => sample.language === 'ini' && !isEnvironment(sample),
  checkIni,
);

/** A comment, a section or `name = value`. */
const LINE = /^\s*(?:$|[#;]|\[[^\]]+\]\s*$|[\w.-]+\s*=)/;

function checkIni(sample: Sample): Problem[] {
  return sample.code
    .split('\n')
    .flatMap((line, index) =>
      LINE.test(line)
        ? []
        : [problemAt(sample, index + 1, 'This is neither a section nor "name = value".')],
    );
}
