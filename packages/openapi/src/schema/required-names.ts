import type { Schema } from './schema.ts';

/**
 * The names of the properties that a schema requires, if it says nothing else, as in `anyOf: [{ required: [a] }]`
 * (https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.3); undefined for any other schema.
 */
export function requiredNames(schema: Schema): string[] | undefined {
  const { properties, types, model } = schema;
  const isRule =
    model === undefined &&
    properties.length > 0 &&
    types.every((type) => type === 'object') &&
    properties.every((property) => property.required && property.schema === true);
  if (!isRule) return undefined;
  const rest = { ...schema, properties: [], types: [], title: undefined, description: undefined };
  const isSilent = Object.values(rest).every(
    (value) => !value || (Array.isArray(value) && value.length === 0),
  );
  return isSilent ? properties.map(({ name }) => name) : undefined;
}
