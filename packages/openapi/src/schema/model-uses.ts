import { childrenOf, type Kind } from '../description/grammar.ts';
import {
  isObject,
  type JsonObject,
  objectOf,
  pointerTokens,
  valueAt,
} from '../description/json.ts';
import type { Api, Model, Operation } from '../model.ts';
import { modelOf } from './read-schema.ts';

/** Where each model is used, by its name. */
export type ModelUses = {
  operations: ReadonlyMap<string, Operation[]>;
  models: ReadonlyMap<string, Model[]>;
};

/** Finds the operations and the models that name each model. */
export function findModelUses(api: Api): ModelUses {
  const names = new Map(
    api.models.flatMap(({ raw, name }) => (typeof raw === 'object' ? [[raw, name] as const] : [])),
  );
  const operations = new Map<string, Operation[]>();
  const models = new Map<string, Model[]>();
  for (const operation of [...api.operations, ...api.webhooks]) {
    for (const name of namesWithin('operation', operation.raw, api.document, names)) {
      operations.set(name, [...(operations.get(name) ?? []), operation]);
    }
  }
  for (const model of api.models) {
    if (!isObject(model.raw)) continue;
    for (const name of namesWithin('schema', model.raw, api.document, names)) {
      if (name !== model.name) models.set(name, [...(models.get(name) ?? []), model]);
    }
  }
  return { operations, models };
}

/** The models that are named within an object, not those that these name in turn. */
function namesWithin(
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
      const name = modelOf($ref);
      if (name !== undefined) found.add(name);
      else {
        const target = valueAt(document, pointerTokens($ref));
        if (isObject(target)) visit(kind, target);
      }
    }
    for (const target of Object.values(objectOf(objectOf(discriminator).mapping))) {
      const name = typeof target === 'string' ? (modelOf(target) ?? target) : undefined;
      if (name !== undefined) found.add(name);
    }
    for (const child of childrenOf(kind, inner)) {
      const part = models.get(child.value);
      if (part === undefined) visit(child.kind, child.value);
      else found.add(part);
    }
  };
  visit(start, value);
  return found;
}
