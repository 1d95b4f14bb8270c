import { followReference } from './follow-reference.ts';
import { asList, isObject, type JsonObject } from './json.ts';

/**
 * The parameters of an operation of version 2.0, with those of its path that describe the body. The
 * converter leaves references to such parameters among parameters, which cannot describe a body in
 * version 3, and forgets the fields of a path's form if the operation has fields of its own.
 */
export function listOperationParameters(
  path: JsonObject,
  operation: JsonObject,
  document: JsonObject,
): unknown[] {
  const own = listParameters(operation, document);
  const ofPath = listParameters(path, document).filter(isOfBody);
  // A body is either one value or a form. The operation's own kind counts.
  const kinds = new Set(own.filter(isOfBody).map((parameter) => parameter.in));
  const names = new Set(own.filter(isObject).map(identify));
  const added = ofPath.filter((parameter) => {
    if (kinds.size === 0) return true;
    return kinds.has(parameter.in) && parameter.in !== 'body' && !names.has(identify(parameter));
  });
  return combineBodies([...added, ...own]).map(withTabs);
}

/**
 * Only one parameter may be the body. If there are several, they are taken for the properties of an object if all
 * are simple values, or else for alternatives.
 */
function combineBodies(parameters: unknown[]): unknown[] {
  const bodies = listBodies(parameters);
  const [first] = bodies;
  if (first === undefined || bodies.length === 1) return parameters;
  const required = bodies.filter((body) => body.required === true);
  const areProperties = bodies.every(isSimple);
  const { description: _, ...about } = first;
  const whole = {
    ...about,
    name: 'body',
    required: areProperties ? required.length > 0 : required.length === bodies.length,
    schema: areProperties
      ? {
          type: 'object',
          required: required.map(({ name }) => name),
          properties: Object.fromEntries(bodies.map((body) => [String(body.name), describe(body)])),
        }
      : { anyOf: bodies.map(describe) },
  };
  return parameters.flatMap((parameter) => {
    if (parameter === first) return [whole];
    return bodies.some((body) => body === parameter) ? [] : [parameter];
  });
}

/** The parameters that are each the whole body. */
export function listBodies(parameters: unknown[]): JsonObject[] {
  return parameters.filter(isObject).filter((parameter) => parameter.in === 'body');
}

/** Whether the value of a parameter is no object. */
export function isSimple({ schema }: JsonObject): boolean {
  return (
    isObject(schema) &&
    typeof schema.type === 'string' &&
    schema.type !== 'object' &&
    schema.$ref === undefined
  );
}

/** The schema of a parameter with what is written about the parameter. */
function describe({ schema, description }: JsonObject): JsonObject {
  const written = isObject(schema) ? schema : {};
  return description === undefined ? { ...written } : { ...written, description };
}

/** The parameters that a path shares among its operations, without those that describe the body. */
export function listPathParameters(path: JsonObject, document: JsonObject): unknown[] {
  return listParameters(path, document)
    .filter((parameter) => !isOfBody(parameter))
    .map(withTabs);
}

/** Parameters with references to parts of a body replaced by copies, which the converter modifies. */
function listParameters({ parameters }: JsonObject, document: JsonObject): unknown[] {
  return asList(parameters).map((written) => {
    const target = followReference(written, document);
    return isOfBody(target) ? { ...target } : written;
  });
}

/** Whether a parameter describes the body or a field of it. */
export function isOfBody(parameter: unknown): parameter is JsonObject {
  return isObject(parameter) && (parameter.in === 'body' || parameter.in === 'formData');
}

function identify({ in: place, name }: JsonObject): string {
  return `${String(place)} ${String(name)}`;
}

/** Version 3 has no style for values between tabs, so it gets a name of our own. */
export function withTabs(parameter: unknown): unknown {
  if (!isObject(parameter) || parameter.in !== 'query' || parameter.type !== 'array')
    return parameter;
  return parameter.collectionFormat === 'tsv'
    ? { ...parameter, style: 'tabDelimited', explode: false }
    : parameter;
}
