import type { RawSchema, Schema } from './schema.ts';

/** A schema within another one that is neither a property nor an alternative. */
export type FurtherRow = {
  kind:
    | 'furtherItem'
    | 'contains'
    | 'propertyName'
    | 'dependent'
    | 'if'
    | 'then'
    | 'else'
    | 'decoded';
  /** For `dependent`: the property whose presence makes the schema apply. */
  name: string;
  raw: RawSchema;
};

/** The schemas of keywords for lists, names, conditions and encoded content. */
export function listFurtherRows(schema: Schema): FurtherRow[] {
  const { furtherItems, contains, propertyNames, contentSchema, dependents, conditions } = schema;
  const row = (kind: FurtherRow['kind'], raw: RawSchema | undefined, name = ''): FurtherRow[] =>
    raw === undefined ? [] : [{ kind, name, raw }];
  return [
    ...row('furtherItem', furtherItems === false ? undefined : furtherItems),
    ...row('contains', contains),
    ...row('propertyName', propertyNames),
    ...dependents.flatMap(({ property, schema: raw }) => row('dependent', raw, property)),
    ...conditions.flatMap((condition, index) => {
      const name = conditions.length > 1 ? String(index + 1) : '';
      return [
        ...row('if', condition.when, name),
        ...row('then', condition.met, name),
        ...row('else', condition.unmet, name),
      ];
    }),
    ...row('decoded', contentSchema),
  ];
}
