import { isObject } from '../description/json.ts';
import { ownValues } from './discriminator-values.ts';
import type { RawSchema, ReadSchema, Schema } from './schema.ts';

type Reading = { readSchema: ReadSchema };

/** Sets the discriminator property of a schema whose alternatives refer to it by `allOf`. */
export function withOwnDiscriminator(
  { discriminator, model, properties }: Schema,
  value: Record<string, unknown>,
  { readSchema }: Reading,
): Record<string, unknown> {
  const property = properties.find(({ name }) => name === discriminator?.property);
  if (!discriminator || !property || !(property.name in value)) return value;
  const { enum: values, const: only, examples } = readSchema(property.schema);
  if (values ?? only ?? examples[0]) return value;
  const { mapping, isInherited } = discriminator;
  // The other values are those of other schemas that extend the same one.
  const otherwise = isInherited ? undefined : mapping[0];
  const named = mapping.find(({ schema }) => readSchema(schema).model === model) ?? otherwise;
  const name = named?.value ?? model;
  return name === undefined ? value : { ...value, [property.name]: name };
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
  // Without a mapping, the alternative may say itself what its name is.
  if (!named && ownValues(read, discriminator.property, readSchema)) return value;
  return { ...value, [discriminator.property]: named?.value ?? model };
}
