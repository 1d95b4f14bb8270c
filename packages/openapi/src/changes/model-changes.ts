import type { Model } from '../model.ts';
import type { Change, ChangeGroup, OperationReference, Subject } from './change.ts';
import type { SchemaComparison } from './compare-schemas.ts';
import { canonical } from './compare-values.ts';
import { LEVELS } from './level.ts';
import { changesAt, type OperationDifference } from './operation-difference.ts';
import type { ModelPair } from './schema-difference.ts';

/** An operation with its own changes and the models that it refers to. */
export type FoundOperation = OperationDifference & { reference: OperationReference };

/**
 * The changes of models that operations send or receive, directly or within others, each with these
 * operations.
 */
export function changesOfModels(
  operations: FoundOperation[],
  schemas: SchemaComparison,
  models: Model[],
): ChangeGroup[] {
  const users = findUsers(operations, schemas);
  const order = new Map(models.map(({ name }, index) => [name, index]));
  const byName = Map.groupBy(users.keys(), ({ name }) => name);
  return [...byName]
    .toSorted(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    .flatMap(([name, pairs]): ChangeGroup[] => {
      const changes = joinDirections(
        pairs.flatMap((pair) =>
          changesAt([], pair.direction, schemas.compareModels(pair).changes).changes.map(
            (change) => ({ ...change, onlyWhen: pair.direction }),
          ),
        ),
        pairs.length > 1,
      );
      if (changes.length === 0) return [];
      const concerned = new Set(pairs.flatMap((pair) => [...(users.get(pair) ?? [])]));
      const subject: Subject = { kind: 'model', name, operations: [...concerned] };
      return [{ subject, level: 'safe', changes }];
    });
}

/** The operations that reach each model. */
function findUsers(
  operations: FoundOperation[],
  schemas: SchemaComparison,
): Map<ModelPair, Set<OperationReference>> {
  const users = new Map<ModelPair, Set<OperationReference>>();
  for (const { reference, models } of operations) {
    const queue = [...models];
    for (let pair = queue.pop(); pair; pair = queue.pop()) {
      const known = users.get(pair) ?? new Set();
      users.set(pair, known);
      if (known.has(reference)) continue;
      known.add(reference);
      queue.push(...schemas.compareModels(pair).models);
    }
  }
  return users;
}

/**
 * A change of a model that is sent and received is one change, of the worse level.
 *
 * @param isInBoth whether the model is sent and received
 */
function joinDirections(changes: Change[], isInBoth: boolean): Change[] {
  const groups = Map.groupBy(changes, ({ rule, path, before, after }) =>
    canonical([rule, path, before, after]),
  );
  return [...groups.values()].flatMap((group) => {
    const worst = LEVELS.find((level) => group.some((change) => change.level === level));
    const those = group.filter(({ level }) => level === worst);
    const [first] = those;
    if (!first) return [];
    const isMarked = isInBoth && those.length === 1 && worst !== 'safe';
    return [{ ...first, onlyWhen: isMarked ? first.onlyWhen : undefined }];
  });
}
