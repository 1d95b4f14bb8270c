import type { Api, Family, Operation } from '../model.ts';

/** Where the operations of a reference are, so that no page has to look through all of them. */
export type OperationIndex = {
  webhooks: ReadonlySet<Operation>;
  byId: ReadonlyMap<string, Operation>;
  /** By method and path, such as `GET /ports`. */
  byCall: ReadonlyMap<string, Operation>;
  families: ReadonlyMap<Operation, { family: Family; position: number }>;
};

const indexes = new WeakMap<Api, OperationIndex>();

/** The index of a reference, which is made when its first page is rendered. */
export function getOperationIndex(api: Api): OperationIndex {
  const index = indexes.get(api) ?? makeIndex(api);
  indexes.set(api, index);
  return index;
}

function makeIndex({ operations, webhooks, families }: Api): OperationIndex {
  return {
    webhooks: new Set(webhooks),
    byId: firstByKey(operations, ({ id }) => id),
    byCall: firstByKey(operations, ({ method, path }) => `${method} ${path}`),
    families: new Map(
      families.flatMap((family) =>
        family.operations.map((operation, position) => [operation, { family, position }] as const),
      ),
    ),
  };
}

function firstByKey(operations: Operation[], keyOf: (operation: Operation) => string) {
  return new Map(operations.map((operation) => [keyOf(operation), operation] as const).reverse());
}
