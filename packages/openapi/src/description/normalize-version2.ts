import { METHODS } from './grammar.ts';
import { asList, asObject, asText, isObject, type JsonObject, objectEntries } from './json.ts';
import { setKey } from './set-key.ts';
import {
  listBodies,
  listOperationParameters,
  listPathParameters,
  withTabs,
} from './version2-parameters.ts';

/**
 * Rewrites a description of version 2.0 so that its conversion to version 3 loses nothing: whatever
 * the converter would overlook in an operation is written out. The original is not changed.
 */
export function normalizeVersion2(document: JsonObject): JsonObject {
  const { paths, parameters } = document;
  return {
    ...document,
    ...(isObject(paths)
      ? { paths: mapValues(paths, (path) => normalizePath(path, document)) }
      : {}),
    ...(isObject(parameters) ? { parameters: mapValues(parameters, withTabs) } : {}),
  };
}

function mapValues(map: JsonObject, change: (value: unknown) => unknown): JsonObject {
  const changed: JsonObject = {};
  for (const [key, value] of Object.entries(map)) setKey(changed, key, change(value));
  return changed;
}

function normalizePath(path: unknown, document: JsonObject): unknown {
  if (!isObject(path)) return path;
  const shared = listPathParameters(path, document);
  const normalized: JsonObject = { ...path };
  if (shared.length > 0) normalized.parameters = shared;
  else delete normalized.parameters;
  for (const method of METHODS) {
    const operation = path[method];
    if (isObject(operation)) normalized[method] = normalizeOperation(operation, path, document);
  }
  return normalized;
}

function normalizeOperation(
  operation: JsonObject,
  path: JsonObject,
  document: JsonObject,
): JsonObject {
  const parameters = listOperationParameters(path, operation, document);
  const servers = listServers(operation, document);
  return {
    ...operation,
    ...listTypes(operation, parameters, document),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(servers ? { servers } : {}),
  };
}

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** The media types of an operation. JSON is added if it has a body but only media types of forms. */
function listTypes(
  operation: JsonObject,
  parameters: unknown[],
  document: JsonObject,
): { consumes?: string[] } {
  const written = asList(operation.consumes ?? document.consumes).flatMap((type) => {
    const text = asText(type)?.trim();
    return text === undefined ? [] : [text];
  });
  if (written.length === 0) return {};
  const isMissing = listBodies(parameters).length > 0 && written.every((type) => FORM.test(type));
  return { consumes: isMissing ? ['application/json', ...written] : written };
}

/**
 * Makes a body required if a field of its form is, which the converter forgets. Changes the
 * converted description.
 */
export function requireForms(normalized: JsonObject, converted: JsonObject): void {
  for (const [path, item] of objectEntries(normalized.paths)) {
    for (const method of METHODS) {
      const hasRequired = asList(asObject(item[method]).parameters).some(isRequiredField);
      const { requestBody } = asObject(asObject(asObject(converted.paths)[path])[method]);
      if (hasRequired && isObject(requestBody)) requestBody.required = true;
    }
  }
}

function isRequiredField(parameter: unknown): boolean {
  return isObject(parameter) && parameter.in === 'formData' && parameter.required === true;
}

/** The servers of an operation that names other protocols than the description. */
function listServers({ schemes }: JsonObject, document: JsonObject): JsonObject[] | undefined {
  const own = asList(schemes);
  const host = asText(document.host);
  if (own.length === 0 || host === undefined) return undefined;
  if (JSON.stringify(own) === JSON.stringify(document.schemes)) return undefined;
  return own.map((scheme) => ({
    url: `${String(scheme)}://${host}${asText(document.basePath) ?? ''}`,
  }));
}
