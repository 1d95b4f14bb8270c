import type { Api, Operation } from '../model.ts';
import type { SchemaChange } from './change.ts';
import { compareSecurity, compareServers, type SchemeNames } from './compare-access.ts';
import { compareBodies, compareResponses } from './compare-content.ts';
import { compareParameters } from './compare-parameters.ts';
import { canonical } from './compare-values.ts';
import { matchOperations, withoutNames } from './match-operations.ts';
import {
  changesAt,
  flip,
  joinOperationDifferences,
  type OperationContext,
  type OperationDifference,
} from './operation-difference.ts';
import type { SchemaSide } from './schema-side.ts';

export type Sides = {
  before: SchemaSide & { api: Api };
  after: SchemaSide & { api: Api };
  schemeNames: SchemeNames;
};

/** All differences between two versions of an operation, without those of models that both use. */
export function compareOperations(
  before: Operation,
  after: Operation,
  context: OperationContext,
  sides: Sides,
): OperationDifference {
  const { places, requests } = context;
  return joinOperationDifferences([
    changesAt(places, requests, compareOutsides(before, after, sides)),
    compareParameters(before, after, context, sides),
    compareBodies(before.body, after.body, context),
    compareResponses(before.responses, after.responses, context, sides),
    compareCallbacks(before, after, context, sides),
  ]);
}

/** The differences between addresses, ids and access. */
function compareOutsides(before: Operation, after: Operation, sides: Sides): SchemaChange[] {
  const isMoved = withoutNames(before.path) !== withoutNames(after.path);
  const from = { path: '', before: before.path, after: after.path };
  return [
    ...(before.method === after.method
      ? []
      : [{ rule: 'methodChanged', path: '', before: before.method, after: after.method } as const]),
    ...(isMoved ? [{ rule: 'pathChanged', ...from } as const] : []),
    ...compareIds(before, after),
    ...(before.deprecated === after.deprecated
      ? []
      : [
          {
            rule: after.deprecated ? 'operationDeprecated' : 'operationRestored',
            path: '',
          } as const,
        ]),
    ...compareSecurity(before.security, after.security, sides.schemeNames),
    ...compareOwnServers(before, after, sides),
  ];
}

/** An operation without an id is named by its method and path. */
function compareIds(before: Operation, after: Operation): SchemaChange[] {
  const [old, now] = [before.raw.operationId, after.raw.operationId];
  if (typeof old !== 'string' || typeof now !== 'string' || old === now) return [];
  return [{ rule: 'idChanged', path: '', before: old, after: now }];
}

/** Changes of all servers belong to the API. */
function compareOwnServers(before: Operation, after: Operation, sides: Sides): SchemaChange[] {
  const known = new Set(
    compareServers(sides.before.api.servers, sides.after.api.servers).map((each) =>
      canonical(each),
    ),
  );
  return compareServers(before.servers, after.servers).filter(
    (each) => !known.has(canonical(each)),
  );
}

/** In callbacks, the server sends requests, so all directions are reversed. */
function compareCallbacks(
  before: Operation,
  after: Operation,
  context: OperationContext,
  sides: Sides,
): OperationDifference {
  const names = new Set([...before.callbacks, ...after.callbacks].map(({ name }) => name));
  const operationsOf = ({ callbacks }: Operation, name: string) =>
    callbacks.flatMap((each) => (each.name === name ? each.operations : []));
  return joinOperationDifferences(
    [...names].map((name) => {
      const places = [...context.places, { kind: 'callback', name } as const];
      const requests = flip(context.requests);
      const { matched, removed, added } = matchOperations(
        operationsOf(before, name),
        operationsOf(after, name),
      );
      const ends: SchemaChange[] = [
        ...removed.map(() => ({ rule: 'callbackRemoved', path: '' }) as const),
        ...added.map(() => ({ rule: 'callbackAdded', path: '' }) as const),
      ];
      return joinOperationDifferences([
        changesAt(places, requests, ends),
        ...matched.map(({ before: old, after: now }) =>
          compareOperations(old, now, { ...context, places, requests }, sides),
        ),
      ]);
    }),
  );
}
