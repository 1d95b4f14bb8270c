import type { Problem } from 'folia-problems';
import { asList } from '../description/json.ts';
import type { Locate } from '../description/origins.ts';
import type { Model } from '../model.ts';
import { MERGED } from '../schema/merge-parts.ts';
import { isRawSchema } from '../schema/read-keywords.ts';
import type { RawSchema, ReadSchema } from '../schema/schema.ts';

/** Warnings for models and their properties that no value matches, because their parts contradict each other. */
export function findContradictions(
  models: Model[],
  readSchema: ReadSchema,
  locate: Locate,
): Problem[] {
  const reported = new Set<RawSchema>();
  return models.flatMap(({ raw }) => {
    const { properties } = readSchema(raw);
    return [raw, ...properties.map(({ schema }) => schema)].flatMap((schema) => {
      const written = findWritten(schema);
      // A model that extends another has its properties, too.
      if (typeof written === 'boolean' || reported.has(written)) return [];
      if (readSchema(schema).impossible !== 'contradiction') return [];
      reported.add(written);
      return [
        locate(
          { value: written },
          {
            severity: 'warning',
            kind: 'schemas that contradict themselves',
            message: 'no value matches this schema and the others that apply to it.',
            hint: 'Expected: parts of "allOf" that have a type or a value in common.',
          },
        ),
      ];
    });
  });
}

/** The last part of a schema that was merged from properties of the same name. */
function findWritten(schema: RawSchema): RawSchema {
  if (typeof schema === 'boolean' || schema[MERGED] !== true) return schema;
  const last = asList(schema.allOf).filter(isRawSchema).at(-1);
  return last === undefined ? schema : findWritten(last);
}
