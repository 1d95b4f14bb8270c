import type { Change, ChangeGroup, OperationReference, Subject } from './change.ts';
import { LEVELS, type Level } from './level.ts';
import { changeKey, sortByLevel } from './operation-difference.ts';
import type { Rule } from './rules.ts';

/** The same change of this many operations or models is listed once. */
const MANY = 3;

/** Changes that are lists of operations, however short. */
const LISTS = new Set<Rule>([
  ...(['operationAdded', 'operationRemoved', 'webhookAdded', 'webhookRemoved'] as const),
  ...(['operationDeprecated', 'operationRestored'] as const),
]);

type Shared = { operations: Set<OperationReference>; models: Set<string>; count: number };

/** Puts together what changes in the same way, and sorts groups and changes, the worst first. */
export function groupChanges(groups: ChangeGroup[]): ChangeGroup[] {
  const shared = findShared(groups);
  const own = groups.map((group) => ({
    ...group,
    changes: group.changes.filter((change) => !shared.has(keyOf(group.subject, change))),
  }));
  const all = [...groupShared(groups, shared), ...own].filter(({ changes }) => changes.length > 0);
  return sortByLevel(
    all.map((group) => {
      const changes = sortByLevel(group.changes);
      return { ...group, level: changes[0]?.level ?? 'safe', changes };
    }),
  );
}

/** Counts the changes of each level. In a list, such as of added operations, each entry counts. */
export function countLevels(groups: ChangeGroup[]): Record<Level, number> {
  const changes = groups.flatMap((group) =>
    group.changes.flatMap((change) => {
      // Each entry of a list is a change.
      const { subject } = group;
      const isList = LISTS.has(change.rule) && subject.kind === 'several';
      return isList ? subject.operations.map(() => change.level) : [change.level];
    }),
  );
  const count = (level: Level) => changes.filter((each) => each === level).length;
  return { breaking: count('breaking'), mayBreak: count('mayBreak'), safe: count('safe') };
}

/** Whether changes of this rule are shown as a list of operations, without words of their own. */
export function isListRule(rule: Rule): boolean {
  return LISTS.has(rule);
}

function keyOf({ kind }: Subject, change: Change): string {
  return `${kind} ${changeKey(change)}`;
}

/** The changes that many operations, or many models, have in common. */
function findShared(groups: ChangeGroup[]): Map<string, Shared> {
  const found = new Map<string, Shared>();
  for (const { subject, changes } of groups) {
    if (subject.kind !== 'operation' && subject.kind !== 'model') continue;
    for (const change of changes) {
      const key = keyOf(subject, change);
      const shared = found.get(key) ?? { operations: new Set(), models: new Set(), count: 0 };
      found.set(key, shared);
      shared.count += LISTS.has(change.rule) ? MANY : 1;
      if (subject.kind === 'operation') shared.operations.add(subject.operation);
      else {
        shared.models.add(subject.name);
        for (const operation of subject.operations) shared.operations.add(operation);
      }
    }
  }
  return new Map([...found].filter(([, { count }]) => count >= MANY));
}

/** A group for each set of operations and models that share changes; each list is a group of its own. */
function groupShared(groups: ChangeGroup[], shared: ReadonlyMap<string, Shared>): ChangeGroup[] {
  const changes = new Map(
    groups.flatMap(({ subject, changes: own }) =>
      own.flatMap((change) => {
        const key = keyOf(subject, change);
        return shared.has(key) ? [[key, change] as const] : [];
      }),
    ),
  );
  const numbers = new Map<object, number>();
  const numberOf = (operation: object): number => {
    const number = numbers.get(operation) ?? numbers.size;
    numbers.set(operation, number);
    return number;
  };
  const bySet = Map.groupBy(changes, ([key, { rule }]) => {
    const { operations = new Set<object>(), models = new Set<string>() } = shared.get(key) ?? {};
    const list = LISTS.has(rule) ? rule : '';
    return JSON.stringify([list, [...operations].map(numberOf), [...models]]);
  });
  return [...bySet.values()].flatMap((entries): ChangeGroup[] => {
    const [first] = entries;
    const places = first && shared.get(first[0]);
    if (!places) return [];
    const { operations, models } = places;
    return [
      {
        subject: { kind: 'several', operations: [...operations], models: [...models] },
        level: LEVELS[2] ?? 'safe',
        changes: entries.map(([, change]) => change),
      },
    ];
  });
}
