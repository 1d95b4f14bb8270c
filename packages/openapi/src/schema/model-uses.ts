import { getChildren, type Kind } from '../description/grammar.ts';
import {
  asObject,
  isObject,
  type JsonObject,
  pointerTokens,
  valueAt,
} from '../description/json.ts';
import type { Api, Model, Operation } from '../model.ts';
import { groupByCircle } from './part-groups.ts';
import { getModelName } from './read-schema.ts';

/** The usages of each model, by its name. */
export type ModelUses = {
  operations: ReadonlyMap<string, Operation[]>;
  models: ReadonlyMap<string, Model[]>;
};

/** Finds the operations and models that refer to each model. */
export function findModelUses(api: Api): ModelUses {
  const listNames = makeListNames(api);
  const operations = new Map<string, Operation[]>();
  const models = new Map<string, Model[]>();
  for (const operation of [...api.operations, ...api.webhooks]) {
    for (const name of listNames('operation', operation.raw)) add(operations, name, operation);
  }
  for (const model of api.models) {
    if (!isObject(model.raw)) continue;
    for (const name of listNames('schema', model.raw)) {
      if (name !== model.name) add(models, name, model);
    }
  }
  return { operations, models };
}

function add<Use>(uses: Map<string, Use[]>, name: string, use: Use): void {
  const known = uses.get(name);
  if (known) known.push(use);
  else uses.set(name, [use]);
}

/** What an object refers to: models by name, and other objects. */
type References = { names: Set<string>; others: JsonObject[] };

/**
 * Creates the function that lists the models that an object refers to, directly or through objects
 * that are not models. Each object is read once, even if all operations refer to it.
 */
function makeListNames({ document, models }: Api) {
  const modelNames = new Map(
    models.flatMap(({ raw, name }) => (typeof raw === 'object' ? [[raw, name] as const] : [])),
  );
  const kinds = new Map<object, Kind>();
  const references = new Map<object, References>();
  const listed = new Map<object, ReadonlySet<string>>();

  function findReferences(start: JsonObject): References {
    const names = new Set<string>();
    const others: JsonObject[] = [];
    const seen = new Set<object>();
    const left = [{ kind: kinds.get(start) ?? 'schema', value: start }];
    for (let next = left.pop(); next; next = left.pop()) {
      if (seen.has(next.value)) continue;
      seen.add(next.value);
      for (const name of namesOf(next.value)) names.add(name);
      const target = findUnnamedTarget(next.value, document);
      if (target) {
        others.push(target);
        kinds.set(target, next.kind);
      }
      for (const child of getChildren(next.kind, next.value)) {
        const name = modelNames.get(child.value);
        if (name === undefined) left.push(child);
        else names.add(name);
      }
    }
    return { names, others };
  }

  function referencesOf(value: JsonObject): References {
    const known = references.get(value) ?? findReferences(value);
    references.set(value, known);
    return known;
  }

  return (kind: Kind, start: JsonObject): ReadonlySet<string> => {
    kinds.set(start, kind);
    const othersOf = (value: JsonObject) => referencesOf(value).others;
    for (const group of groupByCircle(start, othersOf, (value) => listed.has(value))) {
      const own = group.map(referencesOf);
      const further = own.flatMap(({ others }) =>
        others.flatMap((other) => [...(listed.get(other) ?? [])]),
      );
      const names = new Set([...own.flatMap((each) => [...each.names]), ...further]);
      for (const value of group) listed.set(value, names);
    }
    return listed.get(start) ?? new Set();
  };
}

/** The models that a reference or a discriminator names. */
function namesOf({ $ref, discriminator }: JsonObject): string[] {
  const mapped = Object.values(asObject(asObject(discriminator).mapping)).flatMap((target) =>
    typeof target === 'string' ? [getModelName(target) ?? target] : [],
  );
  const name = typeof $ref === 'string' ? getModelName($ref) : undefined;
  return name === undefined ? mapped : [name, ...mapped];
}

/** The object that a reference leads to, unless that is a model. */
function findUnnamedTarget({ $ref }: JsonObject, document: JsonObject): JsonObject | undefined {
  if (typeof $ref !== 'string' || getModelName($ref) !== undefined) return undefined;
  const target = valueAt(document, pointerTokens($ref));
  return isObject(target) ? target : undefined;
}
