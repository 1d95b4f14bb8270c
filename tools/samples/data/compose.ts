import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { formatPath, type Problem, valueAt } from 'folia-problems';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { eachSample } from '../checker.ts';
import { problemAt, type Sample } from '../sample.ts';
import { isYaml } from './yaml.ts';
import { isRecord, lineOfPath } from './yaml-lines.ts';

/** `docker-compose.yml`, `docker-compose.dev.yml`, `compose.yaml`, `hwaccel.ml.yml`. */
const COMPOSE_FILE = /(?:^|\/)(?:(?:docker-)?compose[\w.-]*|hwaccel\.[\w.-]+)\.ya?ml\b/;
const SERVICE_NAME = 'service';

const properties = z.record(z.string(), z.unknown());

/** The parts of the schema that are read here; the rest is for the validator. */
const composeSchema = z.looseObject({
  properties,
  definitions: z.looseObject({ service: z.looseObject({ properties }) }),
});

/** dclint, a linter for Compose files, ships the schema. */
const MANIFEST = createRequire(import.meta.url).resolve('dclint/package.json');
const SCHEMA_FILE = join(dirname(MANIFEST), 'schemas/compose.schema.json');
const SCHEMA = composeSchema.parse(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')));

const validate = compileSchema();

function compileSchema(): ValidateFunction {
  // The schema names formats of Docker's own, such as durations.
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const { $schema: _draft, ...rest } = SCHEMA;
  return ajv.compile(rest);
}

/**
 * Checks Compose files against the JSON schema of the Compose Specification
 * (https://github.com/compose-spec/compose-spec/blob/main/schema/compose-spec.json). Parts of a
 * file are wrapped in the keys that are missing around them. A service without an image extends
 * another file.
 */
export const compose = eachSample('Compose Specification', isCompose, checkCompose);

export function isCompose(sample: Sample): boolean {
  if (!isYaml(sample)) return false;
  return COMPOSE_FILE.test(sample.title) || /^services:/m.test(sample.code);
}

type Wrapped = {
  value: unknown;
  /** Keys of the wrapping around the sample. */
  around: string[];
};

function checkCompose(sample: Sample): Problem[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(sample.code, { lineCounter });
  // Reported as YAML.
  if (document.errors.length > 0) return [];
  const value: unknown = document.toJS();
  if (isOnlyComments(value)) return [];
  const { value: file, around } = wrap(value);
  if (validate(file)) return [];
  return mostSpecific(validate.errors ?? []).map((error) => {
    const path = pathOf(error);
    const line = lineOfPath(document, lineCounter, path.slice(around.length));
    return problemAt(sample, line, messageOf(error, path, valueAt(file, path)), HINT);
  });
}

const HINT =
  'The Compose Specification lists what is allowed: https://docs.docker.com/reference/compose-file/';

/** Lines that readers comment out. */
function isOnlyComments(value: unknown): boolean {
  return (
    value === null ||
    (isRecord(value) && Object.keys(value).length === 1 && value.services === null)
  );
}

/** Wraps the keys of a service, or the entries of its `volumes`, in a Compose file. */
function wrap(value: unknown): Wrapped {
  if (Array.isArray(value)) {
    const around = ['services', SERVICE_NAME, 'volumes'];
    return { value: { services: { [SERVICE_NAME]: { volumes: value } } }, around };
  }
  const keys = isRecord(value) ? Object.keys(value) : [];
  const { properties, definitions } = SCHEMA;
  const isFile = keys.every((key) => key in properties || key.startsWith('x-'));
  const isService = keys.every((key) => key in definitions.service.properties);
  const isWholeFile = isFile && (!isService || keys.every((key) => !isList(value, key)));
  if (isWholeFile || !isService) return { value, around: [] };
  return { value: { services: { [SERVICE_NAME]: value } }, around: ['services', SERVICE_NAME] };
}

function isList(value: unknown, key: string): boolean {
  return isRecord(value) && Array.isArray(value[key]);
}

/**
 * Picks the deepest errors: where a value may have several forms, a schema reports why it has none of
 * them, and the deepest errors belong to the form that was meant.
 */
function mostSpecific(errors: readonly ErrorObject[]): ErrorObject[] {
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const causes = errors.filter(({ keyword }) => !['oneOf', 'anyOf', 'if'].includes(keyword));
  const deepest = Math.max(...causes.map(depth));
  const seen = new Set<string>();
  return causes.filter((error) => {
    const key = `${error.instancePath} ${error.keyword === 'type' ? '' : JSON.stringify(error.params)}`;
    if (depth(error) < deepest || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function pathOf({ instancePath, params }: ErrorObject): string[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const extra: unknown = params.additionalProperty;
  return typeof extra === 'string' ? [...path, extra] : path;
}

function messageOf({ keyword, message = '' }: ErrorObject, path: string[], value: unknown): string {
  const name = formatPath(path);
  if (keyword === 'additionalProperties') return `Compose does not know "${name}".`;
  return `"${name}" ${message}, not ${JSON.stringify(value)}.`;
}
