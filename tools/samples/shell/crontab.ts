import type { Problem } from 'folia-problems';
import { eachSample } from '../checker.ts';
import { problemAt, type Sample } from '../sample.ts';

const FIELD = String.raw`(?:\*|[\w,-]+)(?:/\d+)?`;
const JOB = new RegExp(String.raw`^\s*(?:@\w+|${FIELD}(?:\s+${FIELD}){4})\s+\S`);
const VARIABLE = /^\s*\w+\s*=/;

/** Checks crontabs: each line is a comment, a variable, or five fields and a command. */
export const crontab = eachSample(
  'lines of crontab',
  ({ language, title }) => language === 'crontab' || /(?:^|\/)crontab\b/.test(title),
  checkCrontab,
);

function checkCrontab(sample: Sample): Problem[] {
  return sample.code.split('\n').flatMap((line, index) => {
    if (/^\s*(?:#|$)/.test(line) || VARIABLE.test(line) || JOB.test(line)) return [];
    const message = `"${line.trim()}" is not a line of a crontab.`;
    return [
      problemAt(sample, index + 1, message, 'Write five fields for the time, then a command.'),
    ];
  });
}
