import { nearest, type Problem } from 'folia-problems';
import { describeOther, findOtherFormat } from './formats.ts';
import { isObject, type JsonObject } from './json.ts';
import type { Locate } from './origins.ts';

const HINT = 'Allowed: openapi: 3.0.x, 3.1.x or 3.2.x; swagger: "2.0".';

/** A description whose version is a string, as the specification requires. */
type Versioned = { document?: JsonObject; problems: Problem[] };

/** Checks the version of a description. YAML reads one without quotes as a number, which is accepted. */
export function readVersion(document: JsonObject, entry: string, locate: Locate): Versioned {
  const key = document.openapi === undefined ? 'swagger' : 'openapi';
  const written = document[key];
  if (written === undefined || written === null)
    return { problems: [withoutVersion(document, entry)] };
  const at = { value: document, path: [key] };
  const version = normalizeVersion(key, written);
  if (version === undefined) {
    const found = typeof written === 'object' ? 'This version' : String(written);
    const message = `${key === 'openapi' ? 'OpenAPI' : 'Swagger'} ${found} is not supported.`;
    return { problems: [locate(at, { message, hint: HINT })] };
  }
  if (!CONTENT.some((name) => isObject(document[name]))) return { problems: [empty(entry)] };
  if (version === written) return { document, problems: [] };
  const problem = locate(at, {
    severity: 'warning',
    message: `found ${JSON.stringify(written)}, which is read as version ${version}.`,
    hint: `Write the version in full and in quotes: ${key}: "${version}".`,
  });
  return { document: { ...document, [key]: version }, problems: [problem] };
}

/** A description needs at least one of these keys. */
const CONTENT = ['info', 'paths', 'webhooks', 'x-webhooks', 'components', 'definitions'];

function empty(file: string): Problem {
  const hint = 'Add "paths", "webhooks" or "components".';
  return { file, message: 'The description has nothing to show.', hint };
}

/** @example normalizeVersion('openapi', 3.1) // '3.1.0' */
function normalizeVersion(key: string, written: unknown): string | undefined {
  if (typeof written !== 'string' && typeof written !== 'number') return undefined;
  const text = String(written).trim();
  if (key === 'swagger') return /^2(?:\.0)?(?:\.0)?$/.test(text) ? '2.0' : undefined;
  if (/^3\.[012](?:\.\d+.*)?$/.test(text)) return /^3\.\d$/.test(text) ? `${text}.0` : text;
  return text === '3' ? '3.0.0' : undefined;
}

function withoutVersion(document: JsonObject, entry: string): Problem {
  const other = findOtherFormat(document);
  if (other) return describeOther(entry, other);
  const message = 'The file has no OpenAPI version.';
  const misspelled = Object.keys(document).find((key) => nearest(key, ['openapi', 'swagger']));
  const hint =
    misspelled === undefined
      ? HINT
      : `Did you mean "${nearest(misspelled, ['openapi', 'swagger'])}" by "${misspelled}"? ${HINT}`;
  return { file: entry, message, hint };
}
