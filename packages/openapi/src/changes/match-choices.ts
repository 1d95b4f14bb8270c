import type { RawSchema, Schema } from '../schema/schema.ts';
import type { CompareContext } from './schema-difference.ts';

export type MatchedChoices = {
  /** @property label names the alternative in paths */
  matched: { former: RawSchema; choice: RawSchema; label: string }[];
  removed: RawSchema[];
  added: RawSchema[];
};

/** In longer lists, only alternatives with names are matched. */
const MAX_COMPARED = 40;

/**
 * Finds which alternatives are the same: by name, else by meaning. The unnamed rest is matched by
 * position, if both sides have equally many.
 */
export function matchChoices(
  before: RawSchema[],
  after: RawSchema[],
  context: CompareContext,
): MatchedChoices {
  const formerOf = new Map<RawSchema, RawSchema>();
  const left = { before: new Set(before), after: new Set(after) };
  const match = (former: RawSchema, choice: RawSchema): void => {
    formerOf.set(choice, former);
    left.before.delete(former);
    left.after.delete(choice);
  };
  const read = { before: context.before.readSchema, after: context.after.readSchema };
  const isSame = (former: RawSchema, choice: RawSchema) =>
    context.compare(former, choice).changes.length === 0;
  const hasSameName = (former: RawSchema, choice: RawSchema) => {
    const name = getName(read.after(choice));
    return name !== undefined && name === getName(read.before(former));
  };
  const matchBy = (belongs: (former: RawSchema, choice: RawSchema) => boolean): void => {
    for (const choice of [...left.after]) {
      const former = [...left.before].find((candidate) => belongs(candidate, choice));
      if (former !== undefined) match(former, choice);
    }
  };
  matchBy((former, choice) => hasSameName(former, choice) && isSame(former, choice));
  if (left.before.size * left.after.size <= MAX_COMPARED ** 2) matchBy(isSame);
  matchBy(hasSameName);
  const unnamed = {
    before: [...left.before].filter((choice) => read.before(choice).model === undefined),
    after: [...left.after].filter((choice) => read.after(choice).model === undefined),
  };
  if (unnamed.before.length === unnamed.after.length) {
    for (const [index, choice] of unnamed.after.entries()) {
      const former = unnamed.before[index];
      if (former !== undefined) match(former, choice);
    }
  }
  const matched = after.flatMap((choice, index) => {
    const former = formerOf.get(choice);
    const label = getName(read.after(choice)) ?? String(index + 1);
    return former === undefined ? [] : [{ former, choice, label }];
  });
  return { matched, removed: [...left.before], added: [...left.after] };
}

function getName({ model, title }: Schema): string | undefined {
  return model ?? title;
}

/** Whether a schema consists of alternatives only, if it has any. */
export function isPlainSchema(schema: Schema): boolean {
  return (
    schema.properties.length === 0 &&
    schema.items === undefined &&
    schema.additional === undefined &&
    schema.enum === undefined &&
    schema.types.every((type) => type === 'object')
  );
}
