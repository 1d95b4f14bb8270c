import { type Direction, isUnsent } from '../schema/direction.ts';
import { ownValues } from '../schema/discriminator-values.ts';
import { makeExample } from '../schema/example-value.ts';
import { isQuick } from '../schema/pattern-cost.ts';
import { requiredNames } from '../schema/required-names.ts';
import type { RawSchema, ReadSchema, Schema, XmlForm } from '../schema/schema.ts';
import { listMapped } from '../schema/type-text.ts';
import { firstWords } from './first-words.ts';
import type { RequestSchema, XmlNode } from './request-description.ts';

/** Limits on a tree of schemas, since a page contains it. */
const MAX_SCHEMAS = 200;
const MAX_DEPTH = 5;
const MAX_ENUM = 100;
const MAX_MAPPED = 40;

type Budget = { readSchema: ReadSchema; direction: Direction; left: number };

/** A schema as a tree without references. Properties that are not sent are left out. */
export function toRequestSchema(
  raw: RawSchema,
  readSchema: ReadSchema,
  direction: Direction = 'request',
): RequestSchema {
  const tree = toTree(raw, { readSchema, direction, left: MAX_SCHEMAS }, 0, new Set());
  const { model } = readSchema(raw);
  // The outermost element of an XML body has the name of the model.
  return model === undefined
    ? tree
    : { ...tree, xml: { ...tree.xml, name: tree.xml?.name ?? model } };
}

function toTree(
  raw: RawSchema,
  budget: Budget,
  depth: number,
  models: ReadonlySet<string>,
): RequestSchema {
  budget.left -= 1;
  const schema = budget.readSchema(raw);
  const own = ownKeywords(schema, raw, budget);
  const isRecursive = schema.model !== undefined && models.has(schema.model);
  const { items, additional } = schema;
  const properties = schema.properties.filter(
    (property) => !isUnsent(budget.readSchema(property.schema), budget.direction),
  );
  const names = new Set(properties.map(({ name }) => name));
  const mapped = listMapped(schema).slice(0, MAX_MAPPED);
  // Alternatives that only require properties of the whole are no choice between forms.
  const choices = [
    ...schema.variants.map((variant) => variant.choices),
    mapped.map(({ schema: inner }) => inner),
  ]
    .filter((all) => !all.every((choice) => isRequirement(budget.readSchema(choice), names)))
    .flat();
  const hasParts = properties.length + choices.length > 0 || items !== undefined;
  if (isRecursive || depth >= MAX_DEPTH) return hasParts ? { ...own, isCut: true } : own;
  const inside = schema.model === undefined ? models : new Set([...models, schema.model]);
  const nested = (inner: RawSchema) => toTree(inner, budget, depth + 1, inside);
  // The remaining number of schemas is known only after the previous ones have been read.
  const kept = properties.flatMap(({ name, required, schema: inner }) =>
    required || budget.left > 0 ? [{ name, required, schema: nested(inner) }] : [],
  );
  return {
    ...own,
    ...(kept.length > 0 && { properties: kept }),
    ...(items !== undefined && { items: nested(items) }),
    ...(choices.length > 0 &&
      budget.left > 0 && {
        choices: choices.map((raw) => asChoice(raw, nested(raw), schema, budget.readSchema)),
      }),
    ...(additional !== undefined && {
      additional: typeof additional === 'boolean' ? additional : nested(additional),
    }),
    ...(kept.length < properties.length && { isCut: true }),
  };
}

function isRequirement(schema: Schema, known: ReadonlySet<string>): boolean {
  return requiredNames(schema)?.every((name) => known.has(name)) === true;
}

/** An alternative with a name to choose it by, and with the value that tells it from the others. */
function asChoice(
  raw: RawSchema,
  choice: RequestSchema,
  { discriminator }: Schema,
  readSchema: ReadSchema,
): RequestSchema {
  const read = readSchema(raw);
  const { model } = read;
  const named =
    choice.title === undefined && model !== undefined ? { ...choice, title: model } : choice;
  if (!discriminator || model === undefined || !named.properties) return named;
  const mapped = discriminator.mapping.find(({ schema }) => readSchema(schema).model === model);
  // Without a mapping, the alternative itself may say which values it allows.
  if (!mapped && ownValues(read, discriminator.property, readSchema)) return named;
  const fixed = { value: mapped?.value ?? model };
  return {
    ...named,
    properties: named.properties.map((property) =>
      property.name === discriminator.property
        ? { ...property, schema: { ...property.schema, const: fixed, example: fixed.value } }
        : property,
    ),
  };
}

function ownKeywords(
  schema: Schema,
  raw: RawSchema,
  { readSchema, direction }: Budget,
): RequestSchema {
  const { title, types, format, bounds } = schema;
  const words = firstWords(schema.description);
  // A browser compares values with patterns, and one from a stranger could keep it busy for hours.
  const checked = bounds.filter(({ keyword, value }) => keyword !== 'pattern' || isQuick(value));
  const isScalar = types.some((type) => type !== 'array' && type !== 'object');
  return {
    ...(title !== undefined && { title }),
    ...(words !== undefined && { description: words }),
    types,
    ...(schema.nullable && { nullable: true }),
    ...(format !== undefined && { format }),
    ...(schema.deprecated && { deprecated: true }),
    ...(schema.enum && { enum: schema.enum.slice(0, MAX_ENUM) }),
    ...(schema.const && { const: schema.const }),
    ...(schema.default && { default: schema.default }),
    ...(checked.length > 0 && {
      bounds: Object.fromEntries(checked.map(({ keyword, value }) => [keyword, value])),
    }),
    ...(schema.xml && { xml: toXmlNode(schema.xml) }),
    ...(isScalar && { example: makeExample(raw, direction, readSchema) }),
  };
}

const XML_KINDS = ['element', 'attribute', 'text', 'cdata', 'none'] as const;

function toXmlNode({ nodeType, isWrapped, ...names }: XmlForm): XmlNode {
  const kind = XML_KINDS.find((known) => known === nodeType);
  return { ...names, kind: kind ?? (isWrapped ? 'element' : undefined) };
}
