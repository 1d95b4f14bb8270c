import type { Api, Operation } from '../model.ts';
import { csharpSample } from './csharp.ts';
import { curlSample } from './curl.ts';
import { dartSample } from './dart.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { javascriptSample, typescriptSample } from './javascript.ts';
import { makeSampleRequest } from './make-request.ts';
import { phpSample } from './php.ts';
import { powershellSample } from './powershell.ts';
import { pythonSample } from './python.ts';
import type { SampleRequest } from './sample-request.ts';

export type Sample = { id: string; label: string; language: string; code: string };

/** All sample languages, in the order of their tabs. */
export const LANGUAGES: {
  id: string;
  label: string;
  language: string;
  write: (request: SampleRequest) => string;
}[] = [
  { id: 'curl', label: 'curl', language: 'bash', write: curlSample },
  { id: 'javascript', label: 'JavaScript', language: 'js', write: javascriptSample },
  { id: 'typescript', label: 'TypeScript', language: 'ts', write: typescriptSample },
  { id: 'python', label: 'Python', language: 'python', write: pythonSample },
  { id: 'go', label: 'Go', language: 'go', write: goSample },
  { id: 'php', label: 'PHP', language: 'php', write: phpSample },
  { id: 'dart', label: 'Dart', language: 'dart', write: dartSample },
  { id: 'powershell', label: 'PowerShell', language: 'powershell', write: powershellSample },
  { id: 'java', label: 'Java', language: 'java', write: javaSample },
  { id: 'csharp', label: 'C#', language: 'csharp', write: csharpSample },
];

/**
 * The samples of an operation, one for each language. Samples in the description replace the
 * generated ones.
 */
export function makeSamples(operation: Operation, api: Api): Sample[] {
  const request = makeSampleRequest(operation, api);
  const own = operation.codeSamples.map(({ language, label, source }) => ({
    id: getLanguageId(language),
    label,
    language:
      LANGUAGES.find(({ id }) => id === getLanguageId(language))?.language ??
      language.toLowerCase(),
    code: source.replace(/\n+$/, ''),
  }));
  const made = LANGUAGES.map(({ write, ...language }) => ({ ...language, code: write(request) }));
  const replaced = made.map((sample) => own.find(({ id }) => id === sample.id) ?? sample);
  return [...replaced, ...own.filter((sample) => !replaced.includes(sample))].map(
    (sample, index, all) => ({
      ...sample,
      // Two samples in one language have separate tabs.
      id:
        all.findIndex(({ id }) => id === sample.id) === index ? sample.id : `${sample.id}-${index}`,
    }),
  );
}

const LANGUAGE_ALIASES: Record<string, string> = {
  shell: 'curl',
  bash: 'curl',
  sh: 'curl',
  js: 'javascript',
  node: 'javascript',
  ts: 'typescript',
  py: 'python',
  golang: 'go',
  'c#': 'csharp',
  cs: 'csharp',
  pwsh: 'powershell',
};

function getLanguageId(language: string): string {
  const name = language.toLowerCase();
  return (Object.hasOwn(LANGUAGE_ALIASES, name) ? LANGUAGE_ALIASES[name] : undefined) ?? name;
}
