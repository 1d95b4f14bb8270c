import { createRequire } from 'node:module';
import { isWarning, type Problem } from 'folia-problems';
import { bundleDescription } from './bundle.ts';
import { describeOther, findOtherTextFormat } from './formats.ts';
import { withImpliedMappings } from './implied-mapping.ts';
import { withIntegersAsTexts } from './integers-as-texts.ts';
import { asObject, isObject, type JsonObject, objectEntries } from './json.ts';
import { normalizeVersion2, requireForms } from './normalize-version2.ts';
import { type Locate, makeLocate, type Origins } from './origins.ts';
import { type Description, type ReadFile, readDescription } from './read-description.ts';
import { repairDocument } from './repair/repair.ts';
import { readVersion } from './structure.ts';
import { INTERNAL, withoutInternal } from './without-internal.ts';
import { withWrittenVersion } from './written-version.ts';

const require = createRequire(import.meta.url);

const UPGRADER = '@scalar/openapi-upgrader';

/** A description that can be turned into pages. */
export type OpenDescription = {
  description: Description;
  /** The bundled document in the author's version of OpenAPI, which readers download. */
  bundled: JsonObject;
  /** The same document, repaired, converted to version 3, and with the mappings that discriminators imply. */
  document: JsonObject;
  locate: Locate;
  /**
   * Path of the file that an object of the document comes from, or of the entry if that is unknown.
   */
  getFile: (value: object) => string;
};

/**
 * Reads, bundles, checks and repairs a description. Returns all problems at once: errors if it cannot
 * be shown, warnings for the faults of a description that can.
 *
 * @param root the folder that references may not leave; by default the entry's
 * @param options.showInternal whether to keep what is marked with `x-internal`
 */
export function openDescription(
  entry: string,
  readFile: ReadFile,
  root?: string,
  { showInternal = false }: { showInternal?: boolean } = {},
): { opened?: OpenDescription; problems: Problem[] } {
  const description = readDescription(entry, readFile, root);
  const written = description.files.get(entry)?.value;
  const isVersioned = isObject(written) && ('openapi' in written || 'swagger' in written);
  const other = isVersioned
    ? undefined
    : findOtherTextFormat(description.files.get(entry)?.text ?? '');
  if (other) return { problems: [describeOther(entry, other)] };
  if (!isObject(written)) return { problems: notAnObject(description) };
  const bundle = bundleDescription(description);
  const { origins, dangling, lost, problems: found } = bundle;
  const isMarked = [...description.files.values()].some(({ text }) => text.includes(INTERNAL));
  const whole = withWrittenVersion(bundle.document, description, origins);
  const bundled = isMarked && !showInternal ? withoutInternal(whole, origins) : whole;
  const locate = makeLocate(description, origins);
  const versioned = readVersion(bundled, entry, locate);
  if (!versioned.document) return { problems: [...description.problems, ...versioned.problems] };
  const shown = withIntegersAsTexts(versioned.document, { description, origins, dangling });
  origins.set(shown, { file: entry, path: [] });
  const repaired = repairDocument(shown, { origins, locate, dangling, lost });
  const problems = [...description.problems, ...found, ...versioned.problems, ...repaired.problems];
  if (!problems.every(isWarning)) return { problems };
  const { document: upgraded, problem } = upgradeToVersion3(repaired.document, origins);
  if (!upgraded) return { problems: [...problems, { file: entry, ...problem }] };
  const document = withImpliedMappings(upgraded, origins);
  const getFile = (value: object) => origins.get(value)?.file ?? entry;
  return { opened: { description, bundled, document, locate, getFile }, problems };
}

/** The problems of an entry that is not an object, or cannot be read. */
function notAnObject({ entry, files, problems }: Description): Problem[] {
  if (problems.length > 0) return problems;
  if ((files.get(entry)?.value ?? null) === null) {
    return [{ file: entry, message: 'The API description is empty.' }];
  }
  return [
    { file: entry, message: 'The file is not an API description.', hint: 'Expected: an object.' },
  ];
}

/**
 * Converts version 2.0 to 3.0, in which a file is still a string. Works on a clone, since the
 * converter modifies its input.
 */
function upgradeToVersion3(
  document: JsonObject,
  origins: Origins,
): { document?: JsonObject; problem: Pick<Problem, 'message' | 'hint'> } {
  const message = 'The description cannot be converted to version 3.';
  if (!('swagger' in document)) return { document, problem: { message } };
  try {
    // Few descriptions need it, so it is an optional peer dependency.
    const { upgrade }: typeof import('@scalar/openapi-upgrader') = require(UPGRADER);
    const normalized = normalizeVersion2(document);
    const upgraded: unknown = upgrade(structuredClone(normalized), '3.0');
    if (!isObject(upgraded)) return { problem: { message } };
    requireForms(normalized, upgraded);
    copyOrigins(document, upgraded, origins);
    return { document: upgraded, problem: { message } };
  } catch (error) {
    if (isMissing(error)) {
      return {
        problem: {
          message: `Descriptions of version 2.0 need the package "${UPGRADER}", which is not installed.`,
          hint: `Run "npm install ${UPGRADER}" where folia is installed, or convert the description to version 3.`,
        },
      };
    }
    // The converter may throw, since it expects more of a description than has been repaired.
    const hint = error instanceof Error ? error.message.split('\n')[0] : undefined;
    return { problem: { message, hint } };
  }
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'MODULE_NOT_FOUND' && error.message.includes(`'${UPGRADER}'`);
}

/** Operations and schemas keep their place in the source when they are converted. */
function copyOrigins(from: JsonObject, to: JsonObject, origins: Origins): void {
  const copy = (before: unknown, after: unknown) => {
    const origin = isObject(before) ? origins.get(before) : undefined;
    if (origin && isObject(after)) origins.set(after, origin);
  };
  for (const [path, item] of objectEntries(from.paths)) {
    const converted = asObject(asObject(to.paths)[path]);
    copy(item, converted);
    for (const [key, inner] of objectEntries(item)) copy(inner, converted[key]);
  }
  const { schemas } = asObject(to.components);
  for (const [name, schema] of objectEntries(from.definitions)) {
    copy(schema, asObject(schemas)[name]);
  }
}
