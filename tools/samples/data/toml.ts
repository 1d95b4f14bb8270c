import type { Problem } from 'folia-problems';
import { parse, TomlError } from 'smol-toml';
import { eachSample } from '../checker.ts';
import { problemAt, type Sample } from '../sample.ts';

export const toml = eachSample('parsed', ({ language }) => language === 'toml', checkToml);

function checkToml(sample: Sample): Problem[] {
  try {
    parse(sample.code);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ''] = error.message.split('\n');
    return [problemAt(sample, error.line, message)];
  }
}
