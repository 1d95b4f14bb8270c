import type { Discriminator, RawSchema, ReadSchema, Schema } from './schema.ts';

/** The values that an alternative itself allows for a property: its constant or enum; undefined if it allows any. */
export function ownValues(
  { properties }: Schema,
  property: string,
  readSchema: ReadSchema,
): unknown[] | undefined {
  const own = properties.find(({ name }) => name === property);
  if (!own) return undefined;
  const { const: only, enum: values } = readSchema(own.schema);
  return only ? [only.value] : values;
}

/**
 * Returns a function that lists the values of a discriminator that stand for an alternative. Without a mapping, there
 * is one: the only value that the alternative allows, or else the name of its schema
 * (https://spec.openapis.org/oas/v3.1.1.html#discriminator-object).
 */
export function makeListValues(
  discriminator: Discriminator | undefined,
  readSchema: ReadSchema,
): (choice: Schema) => string[] {
  if (!discriminator) return () => [];
  const { mapping, property } = discriminator;
  const groups = Map.groupBy(mapping, ({ schema }) => readSchema(schema).model);
  return (choice) => {
    const { model } = choice;
    const mapped = model === undefined ? undefined : groups.get(model);
    if (mapped) return mapped.map(({ value }) => value);
    const [only, ...others] = ownValues(choice, property, readSchema) ?? [];
    if (only !== undefined && others.length === 0) return [String(only)];
    return model === undefined ? [] : [model];
  };
}

/**
 * The discriminator of the schema that all alternatives extend, if the list of alternatives has none of its own. Its value
 * is known for each of them.
 */
export function sharedDiscriminator(
  choices: RawSchema[],
  readSchema: ReadSchema,
): Discriminator | undefined {
  const schemas = choices.map(readSchema);
  const [shared] = schemas.map(({ discriminator }) => discriminator);
  if (!shared) return undefined;
  const models = new Set(shared.mapping.map(({ schema }) => readSchema(schema).model));
  const isShared = schemas.every(
    ({ discriminator, model }) =>
      discriminator?.isInherited &&
      discriminator.property === shared.property &&
      model !== undefined &&
      models.has(model),
  );
  return isShared ? shared : undefined;
}
