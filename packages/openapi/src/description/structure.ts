import type { Problem } from 'folia-problems';
import { findOtherFormat } from './formats.ts';
import { isObject, type JsonObject } from './json.ts';
import type { Locate } from './origins.ts';

const HINT = 'Allowed: openapi: 3.0.x, 3.1.x or 3.2.x; swagger: "2.0".';

/** A description whose version is a text, as the specification requires. */
type Versioned = { document?: JsonObject; problems: Problem[] };

/**
 * Checks the version of a description. YAML reads one without quotes as a number, which is clear
 * enough.
 */
export function readVersion(document: JsonObject, locate: Locate): Versioned {
  const key = document.openapi === undefined ? 'swagger' : 'openapi';
  const written = document[key];
  if (written === undefined || written === null)
    return { problems: [withoutVersion(document, locate)] };
  const at = { value: document, path: [key] };
  const version = normalizeVersion(key, written);
  if (version === undefined) {
    const found = typeof written === 'object' ? 'This version' : String(written);
    const message = `${key === 'openapi' ? 'OpenAPI' : 'Swagger'} ${found} is not supported.`;
    return { problems: [locate(at, { message, hint: HINT })] };
  }
  if (!CONTENT.some((name) => isObject(document[name]))) return { problems: [empty(locate)] };
  if (version === written) return { document, problems: [] };
  const problem = locate(at, {
    severity: 'warning',
    message: `found ${JSON.stringify(written)}, which is read as version ${version}.`,
    hint: `Write the version in full and in quotes: ${key}: "${version}".`,
  });
  return { document: { ...document, [key]: version }, problems: [problem] };
}

/** The keys of which a description needs at least one. */
const CONTENT = ['info', 'paths', 'webhooks', 'x-webhooks', 'components', 'definitions'];

function empty(locate: Locate): Problem {
  const hint = 'Add "paths", "webhooks" or "components".';
  return locate({ value: {} }, { message: 'The description has nothing to show.', hint });
}

/** @example normalizeVersion('openapi', 3.1) // '3.1.0' */
function normalizeVersion(key: string, written: unknown): string | undefined {
  if (typeof written !== 'string' && typeof written !== 'number') return undefined;
  const text = String(written).trim();
  if (key === 'swagger') return /^2(?:\.0)?(?:\.0)?$/.test(text) ? '2.0' : undefined;
  if (/^3\.[012](?:\.\d+.*)?$/.test(text)) return /^3\.\d$/.test(text) ? `${text}.0` : text;
  return text === '3' ? '3.0.0' : undefined;
}

function withoutVersion(document: JsonObject, locate: Locate): Problem {
  const other = findOtherFormat(document);
  if (other) {
    const message = `The file is ${other.name}, which is not OpenAPI.`;
    return locate({ value: {} }, { message, hint: other.advice });
  }
  const hint = isObject(document.paths)
    ? `Add the version of OpenAPI that it is written in. ${HINT}`
    : HINT;
  return locate({ value: {} }, { message: 'The file has no OpenAPI version.', hint });
}
