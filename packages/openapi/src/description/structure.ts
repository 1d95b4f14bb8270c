import type { Problem } from 'folia-problems';
import { schemaProblems } from 'folia-problems';
import { z } from 'zod';
import { getChildren, type Kind, METHODS } from './grammar.ts';
import { isObject, type JsonObject, pointerTokens, valueAt } from './json.ts';
import type { Locate } from './origins.ts';

const anObject = z.looseObject({});
const objects = z.record(z.string(), anObject).nullish();
const schemas = z.record(z.string(), z.union([z.boolean(), anObject])).nullish();
const schemaList = z.array(z.union([z.boolean(), anObject])).nullish();
const media = z.record(z.string(), anObject.nullable()).nullish();

/**
 * The minimum that pages need, by kind of object. Many descriptions have small mistakes that do not
 * prevent rendering; those are tolerated.
 */
const SHAPES: Partial<Record<Kind, z.ZodType>> = {
  document: z.looseObject({
    info: z.looseObject({ title: z.string(), version: z.union([z.string(), z.number()]) }),
    servers: z.array(z.looseObject({ url: z.string() })).nullish(),
    tags: z.array(z.looseObject({ name: z.string() })).nullish(),
    paths: objects,
    webhooks: objects,
    components: anObject.nullish(),
    security: z.array(anObject).nullish(),
  }),
  components: z.looseObject({ schemas, securitySchemes: objects, parameters: objects }),
  pathItem: z.looseObject({
    parameters: z.array(anObject).nullish(),
    ...Object.fromEntries(METHODS.map((method) => [method, anObject.optional()])),
  }),
  operation: z.looseObject({
    operationId: z.string().nullish(),
    tags: z.array(z.string()).nullish(),
    parameters: z.array(anObject).nullish(),
    requestBody: anObject.nullish(),
    responses: objects,
    security: z.array(anObject).nullish(),
  }),
  parameter: z.looseObject({
    name: z.string(),
    in: z.enum(['path', 'query', 'header', 'cookie', 'querystring', 'body', 'formData']),
  }),
  requestBody: z.looseObject({ content: media }),
  response: z.looseObject({ content: media, headers: objects }),
  schema: z.looseObject({
    properties: schemas,
    patternProperties: schemas,
    allOf: schemaList,
    anyOf: schemaList,
    oneOf: schemaList,
    enum: z.array(z.unknown()).nullish(),
    type: z.union([z.string(), z.array(z.string())]).nullish(),
  }),
};

const VERSION = /^3\.\d/;

/** All structural problems of a bundled description. */
export function structureProblems(document: JsonObject, locate: Locate): Problem[] {
  const problems = versionProblems(document, locate);
  if (problems.length > 0) return problems;
  const visit = (kind: Kind, value: JsonObject): void => {
    if (typeof value.$ref === 'string' && kind !== 'pathItem') {
      problems.push(...referenceProblems(document, value, value.$ref, locate));
      // Only schemas have keys beside a reference that contain further objects.
      if (kind !== 'schema') return;
    }
    problems.push(...shapeProblems(kind, value, locate));
    for (const child of getChildren(kind, value)) visit(child.kind, child.value);
  };
  visit('document', document);
  return problems;
}

function versionProblems(document: JsonObject, locate: Locate): Problem[] {
  const { openapi, swagger } = document;
  if (String(swagger) === '2.0' || VERSION.test(String(openapi))) return [];
  const at = { value: document, path: openapi === undefined ? [] : ['openapi'] };
  const found = openapi ?? swagger;
  const message =
    found === undefined
      ? 'The file has no OpenAPI version.'
      : `OpenAPI ${String(found)} is not supported.`;
  return [
    locate(at, { message, hint: 'Allowed: openapi: 3.0.x, 3.1.x or 3.2.x; swagger: "2.0".' }),
  ];
}

function shapeProblems(kind: Kind, value: JsonObject, locate: Locate): Problem[] {
  const shape = SHAPES[kind];
  const result = shape?.safeParse(value);
  if (!shape || !result || result.success) return [];
  const found = schemaProblems(shape, value, result.error.issues);
  return found.map(({ message, hint, path }) =>
    locate({ value, path: path.map(String) }, { message, hint }),
  );
}

/** Problems of a reference without a target, or of a circle of references without an object. */
function referenceProblems(
  document: JsonObject,
  value: JsonObject,
  reference: string,
  locate: Locate,
): Problem[] {
  // References that are not allowed or have no file have already been reported.
  if (!reference.startsWith('#')) return [];
  const visited = new Set<string>();
  let next: unknown = reference;
  while (typeof next === 'string' && next.startsWith('#')) {
    const target: unknown = next === '#' ? document : valueAt(document, pointerTokens(next));
    if (typeof target !== 'boolean' && !isObject(target)) {
      return [referenceProblem(`The reference "${next}" has no target.`)];
    }
    if (visited.has(next))
      return [referenceProblem(`The reference "${reference}" refers to itself.`)];
    visited.add(next);
    next = isObject(target) ? target.$ref : undefined;
  }
  return [];

  function referenceProblem(message: string): Problem {
    const hint = 'Expected: the JSON pointer of an object in the description.';
    return locate({ value, path: ['$ref'] }, { message, hint });
  }
}
