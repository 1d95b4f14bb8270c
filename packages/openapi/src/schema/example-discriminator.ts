import { isObject } from '../description/json.ts';
import { ownValues } from './discriminator-values.ts';
import type { RawSchema, ReadSchema, Schema } from './schema.ts';
import { listMapped } from './type-text.ts';

type Reading = { readSchema: ReadSchema };

/**
 * Sets the discriminator property of a schema whose alternatives refer to it by `allOf`, or which is one of these
 * alternatives itself.
 */
export function withOwnDiscriminator(
  { discriminator, model, properties }: Schema,
  value: Record<string, unknown>,
  { readSchema }: Reading,
): Record<string, unknown> {
  const property = properties.find(({ name }) => name === discriminator?.property);
  if (!discriminator || !property || !(property.name in value)) return value;
  const { enum: values, const: only, examples } = readSchema(property.schema);
  const { mapping, isInherited } = discriminator;
  const own = mapping.filter(({ schema }) => readSchema(schema).model === model);
  const [named] = own;
  if (named) {
    // The example of the property may be the value of another schema that extends the same one.
    const isKnown = own.some((each) => each.value === value[property.name]);
    const isAllowed = (only ? [only.value] : values)?.includes(named.value) ?? true;
    return isKnown || !isAllowed ? value : { ...value, [property.name]: named.value };
  }
  if (values ?? only ?? examples[0]) return value;
  // The other values belong to other schemas that extend the same one.
  const name = (isInherited ? undefined : mapping[0]?.value) ?? model;
  return name === undefined ? value : { ...value, [property.name]: name };
}

/** The first schema that extends this one, of those that its discriminator names; none if `isCut` rejects all. */
export function firstSubtype(
  schema: Schema,
  isCut: (raw: RawSchema) => boolean,
  { readSchema }: Reading,
): Schema | undefined {
  return listMapped(schema)
    .filter(({ schema: raw }) => !isCut(raw))
    .map(({ schema: raw }) => readSchema(raw))
    .find(({ discriminator }) => discriminator?.isInherited);
}

/** Sets the discriminator property to the value of the chosen schema. */
export function withDiscriminator(
  { discriminator }: Schema,
  choice: RawSchema,
  value: unknown,
  { readSchema }: Reading,
): unknown {
  const read = readSchema(choice);
  const { model } = read;
  if (!discriminator || model === undefined || !isObject(value)) return value;
  const named = discriminator.mapping.find(({ schema }) => readSchema(schema).model === model);
  // Without a mapping, the alternative itself may say which values it allows.
  if (!named && ownValues(read, discriminator.property, readSchema)) return value;
  return { ...value, [discriminator.property]: named?.value ?? model };
}
