import type { Problem } from 'folia-problems';
import { LineCounter, parseAllDocuments } from 'yaml';
import { eachSample } from '../checker.ts';
import { problemAt, type Sample } from '../sample.ts';

export function isYaml({ language }: Sample): boolean {
  return language === 'yaml' || language === 'yml';
}

export const yaml = eachSample('parsed', isYaml, checkYaml);

function checkYaml(sample: Sample): Problem[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(sample.code, { lineCounter, prettyErrors: false });
  return Array.from(documents)
    .flatMap(({ errors, warnings }) => [...errors, ...warnings])
    .map(({ message, pos: [offset] }) =>
      problemAt(
        sample,
        lineCounter.linePos(offset).line,
        `YAML: ${message}.`.replace(/\.\.$/, '.'),
      ),
    );
}
