import type { Operation } from 'folia-openapi';
import { describeRequest } from 'folia-openapi';
import type { RequestDescription } from 'folia-openapi/samples';
import { englishBuilderTexts } from 'folia-openapi/texts';
import type { Texts } from '../../contract/texts.ts';
import { makeHashedFile, type OutputFile } from '../../model/output-file.ts';
import type { ApiReference } from './api-reference.ts';

/** Texts that the builder shares with the page around it. */
const SHARED_TEXTS = [
  'apiPathParameters',
  'apiQueryParameters',
  'apiHeaders',
  'apiCookies',
  'copyCode',
] as const;

/** Limits on the examples of a body, since the file is fetched to fill in the form. */
const MAX_EXAMPLES = 20;
const MAX_EXAMPLE_LENGTH = 50_000;

const files = new WeakMap<Operation, OutputFile>();
const textFiles = new WeakMap<Texts, OutputFile>();

/**
 * The file with everything that the request builder needs to know about an operation. It is fetched when a reader opens
 * the builder. Descriptions are not translated, so all locales share it.
 */
export function requestFile(operation: Operation, { config, api }: ApiReference): OutputFile {
  const file =
    files.get(operation) ??
    makeHashedFile(
      `assets/requests/${config.id}-${operation.slug}`,
      'json',
      JSON.stringify(bounded(describeRequest(operation, api))),
    );
  files.set(operation, file);
  return file;
}

/** Leaves out long examples. Schemas are cut as they are read. */
function bounded(description: RequestDescription): RequestDescription {
  const isShort = ({ value }: { value: unknown }, index: number) =>
    index < MAX_EXAMPLES && JSON.stringify(value ?? null).length <= MAX_EXAMPLE_LENGTH;
  return {
    ...description,
    bodies: description.bodies.map((body) => ({
      ...body,
      examples: body.examples.filter(isShort),
    })),
  };
}

/** The file with the texts of the request builder in the language of a locale. */
export function builderTextsFile(texts: Texts): OutputFile {
  const keys = [...Object.keys(englishBuilderTexts).filter(isBuilderText), ...SHARED_TEXTS];
  const values = Object.fromEntries(keys.map((key) => [key, texts[key]]));
  const file =
    textFiles.get(texts) ??
    makeHashedFile('assets/request-builder', 'json', JSON.stringify(values));
  textFiles.set(texts, file);
  return file;
}

function isBuilderText(key: string): key is keyof typeof englishBuilderTexts {
  return Object.hasOwn(englishBuilderTexts, key);
}
