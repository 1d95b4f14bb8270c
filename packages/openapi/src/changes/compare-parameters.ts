import type { Operation, Parameter } from '../model.ts';
import type { SchemaChange } from './change.ts';
import { compareDeprecated } from './compare-values.ts';
import { namesInPath } from './match-operations.ts';
import {
  atPlace,
  changesAt,
  joinOperationDifferences,
  NO_CHANGES,
  type OperationContext,
  type OperationDifference,
} from './operation-difference.ts';
import type { SchemaSide } from './schema-side.ts';

type Sides = { before: SchemaSide; after: SchemaSide };

/** The differences between the parameters of two operations. */
export function compareParameters(
  before: Operation,
  after: Operation,
  context: OperationContext,
  sides: Sides,
): OperationDifference {
  const { matched, moved, removed, added } = matchParameters(before, after);
  return joinOperationDifferences([
    ...matched.map(([former, parameter]) => compareParameter(former, parameter, context, sides)),
    ...moved.map(([former, parameter]) =>
      joinOperationDifferences([
        at(parameter, context, [
          { rule: 'parameterMoved', path: '', before: former.in, after: parameter.in },
        ]),
        compareParameter(former, parameter, context, sides),
      ]),
    ),
    ...removed.map((parameter) => at(parameter, context, [{ rule: 'parameterRemoved', path: '' }])),
    ...added.map((parameter) => {
      const type = sides.after.typeOf(sides.after.readSchema(parameter.schema));
      const rule = parameter.required ? 'requiredParameterAdded' : 'parameterAdded';
      return at(parameter, context, [{ rule, path: '', after: type }]);
    }),
  ]);
}

type Pair = [former: Parameter, parameter: Parameter];

/** Matches parameters of the path by their order, others by location and name. */
function matchParameters(before: Operation, after: Operation) {
  const positions = new Map(namesInPath(before.path).map((name, index) => [name, index]));
  const pathNames = namesInPath(after.path);
  const hasSamePath = positions.size === pathNames.length;
  const keyOf = (parameter: Parameter, isFormer: boolean): string => {
    const { name, in: place } = parameter;
    if (place === 'path' && hasSamePath) {
      const position = isFormer ? positions.get(name) : pathNames.indexOf(name);
      if (position !== undefined && position !== -1) return `path ${position}`;
    }
    return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
  };
  const former = new Map(before.parameters.map((parameter) => [keyOf(parameter, true), parameter]));
  const matched: Pair[] = [];
  const moved: Pair[] = [];
  const added: Parameter[] = [];
  const isNew: Parameter[] = [];
  for (const parameter of after.parameters) {
    const same = former.get(keyOf(parameter, false));
    if (!same) {
      isNew.push(parameter);
      continue;
    }
    former.delete(keyOf(parameter, false));
    matched.push([same, parameter]);
  }
  for (const parameter of isNew) {
    const entry = [...former].find(([, { name }]) => name === parameter.name);
    if (entry) {
      former.delete(entry[0]);
      moved.push([entry[1], parameter]);
    } else added.push(parameter);
  }
  return { matched, moved, removed: [...former.values()], added };
}

/** The differences between two parameters, or two headers of parts. */
function compareParameter(
  former: Parameter,
  parameter: Parameter,
  context: OperationContext,
  sides: Sides,
): OperationDifference {
  const { requests, schemas } = context;
  const places = [...context.places, { kind: parameter.in, name: parameter.name }];
  const isRenamed =
    former.in === 'path' && parameter.in === 'path' && former.name !== parameter.name;
  const own: SchemaChange[] = [
    ...(isRenamed
      ? [
          {
            rule: 'pathParameterRenamed',
            path: '',
            before: former.name,
            after: parameter.name,
          } as const,
        ]
      : []),
    ...compareRequired(former.required, parameter.required),
    ...compareDeprecated(former.deprecated, parameter.deprecated),
    ...(former.in === parameter.in ? compareSerialization(former, parameter, sides) : []),
  ];
  return joinOperationDifferences([
    changesAt(places, requests, own),
    atPlace(places, requests, schemas.compare(former.schema, parameter.schema, requests)),
  ]);
}

/** The change if a parameter or a body becomes required or optional; none if it stays as it was. */
export function compareRequired(before: boolean, after: boolean): SchemaChange[] {
  if (before === after) return [];
  return [{ rule: after ? 'becameRequired' : 'becameOptional', path: '' }];
}

/** Style and explode have a meaning for lists and objects only. */
function compareSerialization(before: Parameter, after: Parameter, sides: Sides): SchemaChange[] {
  const [old, now] = [serialization(before, sides.before), serialization(after, sides.after)];
  if (old === now) return [];
  const isPlain = (text: string) => text === '';
  // A single value may have become a list, which is a change of its type.
  if (isPlain(old) || isPlain(now)) return [];
  return [{ rule: 'serializationChanged', path: '', before: old, after: now }];
}

function serialization(
  { schema, style, explode, contentType }: Parameter,
  side: SchemaSide,
): string {
  if (contentType !== undefined) return contentType.toLowerCase();
  const { types, properties, items } = side.readSchema(schema);
  const isNested =
    items !== undefined ||
    properties.length > 0 ||
    types.some((type) => type === 'array' || type === 'object');
  return isNested ? `${style}, explode: ${explode}` : '';
}

function at(
  { in: kind, name }: Parameter,
  { places, requests }: OperationContext,
  changes: SchemaChange[],
): OperationDifference {
  return changes.length === 0
    ? NO_CHANGES
    : changesAt([...places, { kind, name }], requests, changes);
}
