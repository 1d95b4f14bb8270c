import type { Problem } from 'folia-problems';
import { eachSample } from '../checker.ts';
import { lineOfOffset, problemAt, type Sample } from '../sample.ts';

export const json = eachSample('parsed', ({ language }) => language === 'json', checkJson);

function checkJson(sample: Sample): Problem[] {
  try {
    JSON.parse(sample.code);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [
      problemAt(sample, lineOfError(message, sample.code), `This is not JSON: ${message}.`, HINT),
    ];
  }
}

const HINT = 'JSON has no comments and no comma after the last entry.';

/** Node names the place as a position, or not at all if the text ends too early. */
function lineOfError(message: string, code: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  return lineOfOffset(code, position === undefined ? code.length : Number(position));
}
