import type { Problem } from 'folia-problems';
import { asObject, isObject } from './json.ts';

/** A format that is taken for OpenAPI, and what to do with it. */
type OtherFormat = { name: string; advice: string };

const CONVERT = 'Convert it to OpenAPI, and name the result in the config.';

/** Formats of objects, with a test. The first that fits counts. */
const OBJECTS: (OtherFormat & { isMatch: (value: Record<string, unknown>) => boolean })[] = [
  {
    name: 'an AsyncAPI description',
    advice: 'It describes messages rather than requests; only OpenAPI is shown.',
    isMatch: (value) => 'asyncapi' in value,
  },
  {
    name: 'a Postman collection',
    advice:
      'Export it as OpenAPI (in Postman: "Generate specification"), and name the result in the config.',
    isMatch: ({ info, item, collection }) =>
      '_postman_id' in asObject(info) ||
      /getpostman\.com|postman\.com\/json/.test(String(asObject(info).schema)) ||
      (Array.isArray(item) && isObject(info)) ||
      Array.isArray(asObject(collection).item),
  },
  {
    name: 'the result of a GraphQL introspection',
    advice: 'GraphQL has a schema rather than operations; only OpenAPI is shown.',
    isMatch: ({ data, __schema }) => isObject(__schema) || isObject(asObject(data).__schema),
  },
  {
    name: 'a recording of requests (HAR)',
    advice: 'Make a description from it with a converter, and name the result in the config.',
    isMatch: ({ log }) => Array.isArray(asObject(log).entries),
  },
  {
    name: 'a description in Swagger 1.2 or older',
    advice: 'Convert it to Swagger 2.0 or OpenAPI 3, and name the result in the config.',
    isMatch: (value) => 'swaggerVersion' in value,
  },
  {
    name: 'an Arazzo description of workflows',
    advice: 'Name the OpenAPI description that it refers to.',
    isMatch: (value) => 'arazzo' in value,
  },
  {
    name: 'an OpenAPI overlay',
    advice: 'Apply it to its description, and name the result in the config.',
    isMatch: (value) => 'overlay' in value && 'actions' in value,
  },
  {
    name: "a description in Google's discovery format",
    advice: CONVERT,
    isMatch: (value) => 'discoveryVersion' in value,
  },
  {
    name: 'an Insomnia export',
    advice: 'Export the design document as OpenAPI, and name the result in the config.',
    isMatch: (value) => '__export_format' in value || /insomnia/.test(String(value.type)),
  },
  {
    name: 'a JSON Schema',
    advice:
      'Name the OpenAPI description that refers to it, or write one with the schema under "components.schemas".',
    isMatch: (value) =>
      /json-schema\.org/.test(String(value.$schema)) ||
      (['properties', 'definitions', '$defs', 'allOf', 'oneOf', 'anyOf'].some((key) =>
        isObject(value[key]),
      ) &&
        !('paths' in value)),
  },
];

/** Formats that are neither JSON nor a YAML format of their own, recognized by their text. */
const TEXTS: (OtherFormat & { pattern: RegExp })[] = [
  { name: 'a RAML description', advice: CONVERT, pattern: /^#%RAML\b/ },
  { name: 'an API Blueprint', advice: CONVERT, pattern: /^FORMAT:\s*1A\b/ },
  {
    name: 'a GraphQL schema',
    advice: 'GraphQL has a schema rather than operations; only OpenAPI is shown.',
    pattern: /^(?:#.*\n|\s)*(?:schema|type|interface|enum|scalar|directive|extend type)\b[^:{]*\{/,
  },
  {
    name: 'a Protocol Buffers file',
    advice: 'Generate an OpenAPI description from it, and name the result in the config.',
    pattern: /^(?:\/\/.*\n|\s)*syntax\s*=\s*["']proto/,
  },
  {
    name: 'a WSDL description',
    advice: CONVERT,
    pattern: /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*<(?:wsdl:)?(?:definitions|description)\b/,
  },
  {
    name: 'a web page',
    advice: 'Download the description itself, which such pages often link to.',
    pattern: /^\s*<(?:!doctype html|html)\b/i,
  },
  { name: 'an XML file', advice: CONVERT, pattern: /^\s*<(?:\?xml|[a-z][\w:]*[\s>])/i },
  {
    name: 'a pointer of Git LFS',
    advice: 'Fetch the file with "git lfs pull".',
    pattern: /^version https:\/\/git-lfs\.github\.com/,
  },
];

/** The format of a value that has no OpenAPI version, if it is a known one. */
export function findOtherFormat(value: unknown): OtherFormat | undefined {
  return isObject(value) ? OBJECTS.find(({ isMatch }) => isMatch(value)) : undefined;
}

/** The same for text. */
export function findOtherTextFormat(text: string): OtherFormat | undefined {
  return TEXTS.find(({ pattern }) => pattern.test(text.slice(0, 10_000)));
}

/** The problem of a file in another format. */
export function describeOther(file: string, { name, advice }: OtherFormat): Problem {
  return { file, message: `The file is ${name}, which is not OpenAPI.`, hint: advice };
}
