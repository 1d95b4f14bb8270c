import type { Api, Operation } from '../model.ts';
import { buildRequest } from './build-request.ts';
import { curlSample } from './curl.ts';
import { describeRequest } from './describe-request.ts';
import { LANGUAGES } from './languages.ts';
import type { RequestDescription } from './request-description.ts';
import { type ExampleOptions, exampleValues } from './request-values.ts';

export type Sample = { id: string; label: string; language: string; code: string };

/** The same request with another body: in another media type, or another example. */
export type SampleVariant = { contentType: string; example?: string; code: string };

/** A page grows with each variant, so there are only a few, in one language. */
export const MAX_VARIANTS = 4;

/** The samples of an operation, and variants of the request for curl. */
export function makeSamples(
  operation: Operation,
  api: Api,
): { samples: Sample[]; variants: SampleVariant[] } {
  const description = describeRequest(operation, api);
  return {
    samples: makeLanguageSamples(operation, description),
    variants: makeVariants(description),
  };
}

function makeVariants(description: RequestDescription): SampleVariant[] {
  const { bodies } = description;
  const [first] = bodies;
  const codeOf = (options: ExampleOptions) =>
    curlSample(buildRequest(description, exampleValues(description, options)));
  const choices = [
    ...bodies.slice(1).map(({ contentType }) => ({ contentType })),
    ...(first?.examples.slice(1) ?? []).map((example) => ({
      contentType: first?.contentType ?? '',
      name: example.name,
      example: example.summary ?? example.name,
    })),
  ];
  // A range such as `application/*+json` may stand for a type that has a request of its own.
  const shown = new Set([codeOf({})]);
  return choices.slice(0, MAX_VARIANTS).flatMap(({ contentType, ...named }) => {
    const { name, example } = { name: undefined, example: undefined, ...named };
    const code = codeOf({ contentType, example: name });
    if (shown.has(code)) return [];
    shown.add(code);
    return [{ contentType, example, code }];
  });
}

/** One for each language. Samples in the description replace the generated ones. */
function makeLanguageSamples(operation: Operation, description: RequestDescription): Sample[] {
  const request = buildRequest(description, exampleValues(description));
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
