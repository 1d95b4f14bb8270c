import type { Api, Operation } from '../model.ts';
import type { TypeWords } from '../schema/type-text.ts';
import { alignPaths } from './align-paths.ts';
import type { ChangeGroup, Changes, OperationReference } from './change.ts';
import { compareSchemes, compareServers, matchSchemes } from './compare-access.ts';
import { compareOperations, type Sides } from './compare-operations.ts';
import { makeSchemaComparison, type SchemaComparison } from './compare-schemas.ts';
import { countLevels, groupChanges } from './group-changes.ts';
import { matchOperations } from './match-operations.ts';
import { changesOfModels, type FoundOperation } from './model-changes.ts';
import { changesAt, joinOperationDifferences } from './operation-difference.ts';
import { makeSchemaSide } from './schema-side.ts';

/**
 * Finds what changed between two descriptions of an API for programs that call it. Texts and
 * examples are not compared.
 *
 * @param words for the types of added and removed values
 */
export function findChanges(earlier: Api, after: Api, words: TypeWords): Changes {
  const before = alignPaths(earlier, after);
  const sides: Sides = {
    before: { ...makeSchemaSide(before.document, words), api: before },
    after: { ...makeSchemaSide(after.document, words), api: after },
    schemeNames: matchSchemes(before.schemes, after.schemes),
  };
  const schemas = makeSchemaComparison(sides.before, sides.after);
  const found = [
    ...compareLists(before.operations, after.operations, false, sides, schemas),
    ...compareLists(before.webhooks, after.webhooks, true, sides, schemas),
  ];
  const groups = groupChanges([
    ...changesOfApi(sides),
    ...found.map(({ reference, changes }) => groupOf(reference, changes)),
    ...changesOfModels(found, schemas, after.models),
  ]);
  return {
    before: { title: before.title, version: before.version },
    after: { title: after.title, version: after.version },
    groups,
    counts: countLevels(groups),
  };
}

function groupOf(operation: OperationReference, changes: ChangeGroup['changes']): ChangeGroup {
  return { subject: { kind: 'operation', operation }, level: 'safe', changes };
}

function changesOfApi(sides: Sides): ChangeGroup[] {
  const [before, after] = [sides.before.api, sides.after.api];
  const schemes = compareSchemes(before.schemes, after.schemes, sides.schemeNames);
  const { changes } = joinOperationDifferences([
    changesAt([], 'sent', compareServers(before.servers, after.servers)),
    ...schemes.map(({ name, changes: own }) => changesAt([{ kind: 'scheme', name }], 'sent', own)),
  ]);
  return [{ subject: { kind: 'api' }, level: 'safe', changes }];
}

/** Compares the operations or the webhooks of both descriptions. */
function compareLists(
  before: Operation[],
  after: Operation[],
  isWebhook: boolean,
  sides: Sides,
  schemas: SchemaComparison,
): FoundOperation[] {
  const { matched, removed, added } = matchOperations(before, after);
  const refer = (operation: Operation, isRemoved = false) => ({ operation, isWebhook, isRemoved });
  const requests = isWebhook ? 'received' : 'sent';
  const end = (rule: 'operation' | 'webhook', verb: 'Added' | 'Removed') =>
    changesAt([], requests, [{ rule: `${rule}${verb}`, path: '' }]);
  const kind = isWebhook ? 'webhook' : 'operation';
  return [
    ...removed.map((operation) => ({
      reference: refer(operation, true),
      ...end(kind, 'Removed'),
    })),
    ...matched.map(({ before: former, after: operation }) => ({
      reference: refer(operation),
      ...compareOperations(former, operation, { schemas, places: [], requests }, sides),
    })),
    ...added.map((operation) => ({ reference: refer(operation), ...end(kind, 'Added') })),
  ];
}
