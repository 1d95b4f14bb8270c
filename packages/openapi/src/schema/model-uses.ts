import { getChildren, type Kind } from '../description/grammar.ts';
import {
  asObject,
  isObject,
  type JsonObject,
  pointerTokens,
  valueAt,
} from '../description/json.ts';
import type { Api, Model, Operation } from '../model.ts';
import { getModelName } from './read-schema.ts';

/** The usages of each model, by its name. */
export type ModelUses = {
  operations: ReadonlyMap<string, Operation[]>;
  models: ReadonlyMap<string, Model[]>;
};

/** Finds the operations and models that refer to each model. */
export function findModelUses(api: Api): ModelUses {
  const names = new Map(
    api.models.flatMap(({ raw, name }) => (typeof raw === 'object' ? [[raw, name] as const] : [])),
  );
  const operations = new Map<string, Operation[]>();
  const models = new Map<string, Model[]>();
  for (const operation of [...api.operations, ...api.webhooks]) {
    for (const name of findNamesWithin('operation', operation.raw, api.document, names)) {
      operations.set(name, [...(operations.get(name) ?? []), operation]);
    }
  }
  for (const model of api.models) {
    if (!isObject(model.raw)) continue;
    for (const name of findNamesWithin('schema', model.raw, api.document, names)) {
      if (name !== model.name) models.set(name, [...(models.get(name) ?? []), model]);
    }
  }
  return { operations, models };
}

/** The models an object refers to directly. */
function findNamesWithin(
  start: Kind,
  value: JsonObject,
  document: JsonObject,
  models: ReadonlyMap<object, string>,
): Set<string> {
  const found = new Set<string>();
  const seen = new Set<object>();
  const visit = (kind: Kind, inner: JsonObject): void => {
    if (seen.has(inner)) return;
    seen.add(inner);
    const { $ref, discriminator } = inner;
    if (typeof $ref === 'string') {
      const name = getModelName($ref);
      if (name !== undefined) found.add(name);
      else {
        const target = valueAt(document, pointerTokens($ref));
        if (isObject(target)) visit(kind, target);
      }
    }
    for (const target of Object.values(asObject(asObject(discriminator).mapping))) {
      const name = typeof target === 'string' ? (getModelName(target) ?? target) : undefined;
      if (name !== undefined) found.add(name);
    }
    for (const child of getChildren(kind, inner)) {
      const part = models.get(child.value);
      if (part === undefined) visit(child.kind, child.value);
      else found.add(part);
    }
  };
  visit(start, value);
  return found;
}
