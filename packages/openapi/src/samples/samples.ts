import type { Api, Operation } from '../model.ts';
import { LANGUAGES } from './languages.ts';
import { makeSampleRequest } from './make-request.ts';

export type Sample = { id: string; label: string; language: string; code: string };

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
