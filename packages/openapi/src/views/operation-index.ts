import type { Api, Family, Operation } from '../model.ts';

/** Where the operations of a reference are, so that no page has to look through all of them. */
type OperationIndex = {
  webhooks: ReadonlySet<Operation>;
  byId: ReadonlyMap<string, Operation>;
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
    // The first operation with an id has precedence.
    byId: new Map(operations.map((operation) => [operation.id, operation] as const).reverse()),
    families: new Map(
      families.flatMap((family) =>
        family.operations.map((operation, position) => [operation, { family, position }] as const),
      ),
    ),
  };
}
