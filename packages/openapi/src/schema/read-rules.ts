import { asList, asObject, asText, isObject, type JsonObject } from '../description/json.ts';
import type { RawSchema, Schema } from './schema.ts';

/** The rules of a schema that depend on a value: `if`, and what the presence of a property requires. */
export function readRules(raw: JsonObject): Pick<Schema, 'conditions' | 'dependents'> {
  const { then: met, else: unmet } = raw;
  const applies = met !== undefined || unmet !== undefined;
  return {
    conditions:
      applies && isSchema(raw.if)
        ? [
            {
              when: raw.if,
              met: isSchema(met) ? met : undefined,
              unmet: isSchema(unmet) ? unmet : undefined,
            },
          ]
        : [],
    dependents: [
      ...Object.entries(asObject(raw.dependentRequired)).map(([property, names]) => ({
        property,
        required: asList(names).map(String),
      })),
      ...Object.entries(asObject(raw.dependentSchemas)).flatMap(([property, schema]) =>
        isSchema(schema) ? [{ property, required: [], schema }] : [],
      ),
    ],
  };
}

function isSchema(value: unknown): value is RawSchema {
  return typeof value === 'boolean' || isObject(value);
}

/** Extensions that name the values of an enum, in its order. */
const NAMES = ['x-enum-varnames', 'x-enumNames', 'x-enum-names'];

/** Extensions that describe the values of an enum, in its order or by value. */
const DESCRIPTIONS = ['x-enumDescriptions', 'x-enum-descriptions'];

/** The names and descriptions of the values of an enum. */
export function readValueNotes(raw: JsonObject): Schema['valueNotes'] {
  const values = asList(raw.enum);
  const names = NAMES.map((key) => raw[key]).find(Array.isArray);
  const descriptions = DESCRIPTIONS.map((key) => raw[key]).find(
    (value) => Array.isArray(value) || isObject(value),
  );
  return values.flatMap((value, index) => {
    const name = asText(asList(names)[index]);
    const description = asText(
      Array.isArray(descriptions) ? descriptions[index] : asObject(descriptions)[String(value)],
    );
    const isNamed = name !== undefined && name !== String(value);
    return isNamed || description !== undefined
      ? [{ value, name: isNamed ? name : undefined, description }]
      : [];
  });
}

/** How a value is written in XML (https://spec.openapis.org/oas/v3.2.0#xml-object). */
export function readXml(raw: unknown): Schema['xml'] {
  if (!isObject(raw)) return undefined;
  return {
    name: asText(raw.name),
    prefix: asText(raw.prefix),
    namespace: asText(raw.namespace),
    // In version 3.2, the type of the node takes the place of both flags.
    nodeType: asText(raw.nodeType) ?? (raw.attribute === true ? 'attribute' : undefined),
    isWrapped: raw.wrapped === true,
  };
}
