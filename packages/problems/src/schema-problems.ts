import { z } from 'zod';
import { didYouMean, nearest } from './nearest.ts';
import type { Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;
export type Path = readonly PropertyKey[];

/** A mistake in a value, with the path of its key. */
export type SchemaProblem = Problem & {
  path: Path;
  /** For an unknown key, the known key that was probably meant. */
  meant?: string;
};

/**
 * Describes the issues a schema found in a value in terms an author understands: the key's path,
 * the value found, what is allowed, and the nearest known key. The caller adds file and line.
 */
export function schemaProblems(
  schema: z.ZodType,
  value: unknown,
  issues: readonly Issue[],
): SchemaProblem[] {
  const problems = issues.flatMap((issue) => describeIssue(schema, value, issue));
  const meant = new Set(
    problems.flatMap(({ path, meant: key }) =>
      key ? [formatPath([...path.slice(0, -1), key])] : [],
    ),
  );
  // A misspelled key is one mistake: the intended key is not reported as missing as well.
  return problems.filter(
    ({ path, meant: key }) =>
      key !== undefined || valueAt(value, path) !== undefined || !meant.has(formatPath(path)),
  );
}

function describeIssue(schema: z.ZodType, value: unknown, issue: Issue): SchemaProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, value, issue.path);
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      meant: nearest(key, known),
      message: `${formatPath([...issue.path, key])}: unknown key.`,
      hint: unknownKeyHint(key, known),
    }));
  }
  if (issue.code === 'invalid_union') {
    const branch = nearestBranch(issue);
    if (branch) {
      return branch.flatMap((inner) =>
        describeIssue(schema, value, { ...inner, path: [...issue.path, ...inner.path] }),
      );
    }
  }
  const found = valueAt(value, issue.path);
  return [
    {
      path: issue.path,
      message: `${formatPath(issue.path) || '(root)'}: ${found === undefined ? 'missing' : `found ${formatValue(found)}`}.`,
      hint: `${suggestion(issue, found)}Allowed: ${allowed(issue, found)}.`,
    },
  ];
}

/** Above this length, the list of known keys is omitted if one of them was probably meant. */
const LONG_LIST = 12;

function unknownKeyHint(key: string, known: string[]): string {
  const meant = didYouMean(key, known);
  return meant !== '' && known.length > LONG_LIST
    ? meant.trimEnd()
    : `${meant}Allowed: ${known.join(', ')}.`;
}

/** "Did you mean" for a word that is not among the allowed ones. */
function suggestion(issue: Issue, found: unknown): string {
  if (typeof found !== 'string') return '';
  const options =
    issue.code === 'invalid_value' ? issue.values : 'options' in issue ? issue.options : [];
  const words = Array.isArray(options)
    ? options.filter((option) => typeof option === 'string')
    : [];
  return didYouMean(found, words);
}

/**
 * The union branch that matches deepest, then with the fewest mistakes: the one the author most
 * likely meant.
 */
export function nearestBranch(
  issue: Extract<Issue, { code: 'invalid_union' }>,
): Issue[] | undefined {
  const depth = (branch: Issue[]) => Math.max(...branch.map((inner) => inner.path.length));
  const mistakes = (branch: Issue[]) =>
    branch.reduce(
      (sum, inner) => sum + (inner.code === 'unrecognized_keys' ? inner.keys.length : 1),
      0,
    );
  const best = issue.errors.toSorted(
    (one, other) => depth(other) - depth(one) || mistakes(one) - mistakes(other),
  )[0];
  return best && depth(best) > 0 ? best : undefined;
}

function allowed(issue: Issue, found?: unknown): string {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.map(formatValue).join(', ');
    case 'invalid_type':
      if (!issue.message.startsWith(ZOD_MESSAGE)) return issue.message;
      return issue.expected === 'array' && typeof found === 'string'
        ? `a list, such as [${formatValue(found)}]`
        : (TYPE_WORDS[issue.expected] ?? issue.expected);
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? issue.options.map(formatValue).join(', ')
        : unionTypes(issue);
    case 'invalid_format':
      return issue.format === 'url' ? 'a URL such as "https://example.org/x"' : issue.message;
    case 'too_small':
      if (issue.origin === 'string') return 'non-empty text';
      if (issue.inclusive === false) return `more than ${issue.minimum}`;
      return `${issue.origin === 'array' ? 'entries:' : ''} ${issue.minimum} or more`.trim();
    case 'too_big':
      return issue.inclusive === false ? `less than ${issue.maximum}` : `${issue.maximum} or less`;
    case 'invalid_key':
      return issue.issues.map((inner) => allowed(inner)).join(' and ');
    default:
      return issue.message;
  }
}

/** The beginnings of default messages, which no schema has set. */
const ZOD_MESSAGE = 'Invalid input';

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  boolean: 'true, false',
  int: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function unionTypes(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  const branches = issue.errors.map((branch) =>
    branch.map((inner) => allowed(inner)).join(' and '),
  );
  return [...new Set(branches)].join(' or ');
}

/**
 * The keys that the object at a path may have; for a union, those of the branch that the value
 * chose.
 */
function knownKeys(schema: z.ZodType, value: unknown, path: Path): string[] {
  const objects = objectsAt([schema], value, path);
  return [...new Set(objects.flatMap((object) => Object.keys(object.shape)))];
}

function objectsAt(schemas: z.ZodType[], value: unknown, path: Path): z.ZodObject[] {
  const plain = schemas.flatMap((schema) => unwrap(schema, value));
  const [key, ...rest] = path;
  if (key === undefined) return plain.filter((schema) => schema instanceof z.ZodObject);
  const children = plain.flatMap((schema) => childSchema(schema, key));
  return objectsAt(children, valueAt(value, [key]), rest);
}

/**
 * Returns the schema that a wrapper such as `optional()` applies to its value, or the end of a pipe that describes keys:
 * the input of a transform, or the output of another check.
 *
 * @returns undefined for a schema that wraps none
 */
export function innerSchema(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodLazy) return schema.def.getter();
  if (schema instanceof z.ZodPipe) {
    const { in: before, out: after } = schema.def;
    return after instanceof z.ZodTransform ? before : after;
  }
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return isWrapper ? schema.def.innerType : undefined;
}

function unwrap(schema: z.core.$ZodType, value: unknown): z.ZodType[] {
  const inner = innerSchema(schema);
  if (inner) return unwrap(inner, valueBehindTransform(schema, value));
  if (schema instanceof z.ZodUnion) {
    const branches = schema.options.flatMap((option) => unwrap(option, value));
    const chosen = branches.filter((branch) => choosesBranch(branch, value));
    return chosen.length > 0 ? chosen : branches;
  }
  return schema instanceof z.ZodType ? [schema] : [];
}

/** A transform before a schema may add the key by which a union chooses, such as a missing type. */
function valueBehindTransform(schema: z.core.$ZodType, value: unknown): unknown {
  const before = schema instanceof z.ZodPipe ? schema.def.in : undefined;
  return before instanceof z.ZodTransform ? before.safeParse(value).data : value;
}

function choosesBranch(branch: z.ZodType, value: unknown): boolean {
  if (!(branch instanceof z.ZodObject)) return false;
  const discriminator: unknown = branch.shape['type'];
  if (!(discriminator instanceof z.ZodLiteral)) return false;
  return [...discriminator.values].some((type) => type === valueAt(value, ['type']));
}

function childSchema(schema: z.ZodType, key: PropertyKey): z.ZodType[] {
  if (schema instanceof z.ZodObject) {
    const child: unknown = schema.shape[String(key)];
    return child instanceof z.ZodType ? [child] : [];
  }
  const element = schema instanceof z.ZodArray ? schema.def.element : undefined;
  const value = schema instanceof z.ZodRecord ? schema.def.valueType : element;
  return value instanceof z.ZodType ? [value] : [];
}

/** The value at a path within a value, or undefined if the path ends early. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

/** @example formatPath(['themeConfig', 'items', 0, 'to']) // 'themeConfig.items[0].to' */
export function formatPath(path: Path): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`,
    )
    .join('');
}

function formatValue(value: unknown): string {
  const text = writtenValue(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** A value that contains itself, as aliases in YAML can (https://yaml.org/spec/1.2.2/#71-alias-nodes), cannot be written. */
function writtenValue(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'a value that contains itself';
  }
}
