import type { RawSchema, Schema, Variants } from '../schema/schema.ts';
import { listMapped } from '../schema/type-text.ts';
import { isPlainSchema, matchChoices } from './match-choices.ts';
import {
  type CompareContext,
  joinDifferences,
  NO_DIFFERENCE,
  nest,
  type SchemaDifference,
} from './schema-difference.ts';
import type { SchemaSide } from './schema-side.ts';

type Compared = { raw: RawSchema; schema: Schema };

type ChoicesDifference = {
  difference: SchemaDifference;
  /** Whether nothing else of the schemas can be compared. */
  isWhole: boolean;
};

/** The differences between the alternatives of two schemas. `oneOf` and `anyOf` count as the same. */
export function compareChoices(
  before: Compared,
  after: Compared,
  context: CompareContext,
): ChoicesDifference {
  const [old, now] = [before.schema.variants, after.schema.variants];
  if (old.length === 0 && now.length === 0) {
    return { difference: compareMappings(before.schema, after.schema, context), isWhole: false };
  }
  if (old.length === 0) return compareIntroduced(before, after, context);
  if (now.length === 0) return compareLifted(before, after, context);
  const isSame = (group: Variants, other: Variants) =>
    compareVariants(group, other, context).changes.length === 0;
  // A part of allOf that is reached in two ways may have its alternatives twice.
  const left = {
    old: old.filter((group) => !now.some((other) => isSame(group, other))),
    now: now.filter((other) => !old.some((group) => isSame(group, other))),
  };
  const length = Math.max(left.old.length, left.now.length);
  const groups = [
    ...now.map((other) => modelsOf(old, other, context)),
    ...Array.from({ length }, (_, index) =>
      compareVariants(left.old[index], left.now[index], context),
    ),
  ];
  const difference = joinDifferences([
    ...groups,
    compareDiscriminators(before.schema, after.schema),
  ]);
  return { difference, isWhole: false };
}

/** The models that a group of alternatives shares with its equal group. */
function modelsOf(groups: Variants[], other: Variants, context: CompareContext): SchemaDifference {
  const same = groups
    .map((group) => compareVariants(group, other, context))
    .find(({ changes }) => changes.length === 0);
  return same ?? NO_DIFFERENCE;
}

function compareVariants(
  before: Variants | undefined,
  after: Variants | undefined,
  context: CompareContext,
): SchemaDifference {
  if (!before) return limited(after?.choices ?? [], context);
  if (!after) return lifted(before.choices, context);
  const { matched, removed, added } = matchChoices(before.choices, after.choices, context);
  return joinDifferences([
    ...matched.map(({ former, choice, label }) =>
      nest(`<${label}>`, context.compare(former, choice)),
    ),
    removed.length === 0
      ? NO_DIFFERENCE
      : change('choiceRemoved', { before: listChoices(removed, context.before) }),
    added.length === 0
      ? NO_DIFFERENCE
      : change('choiceAdded', { after: listChoices(added, context.after) }),
  ]);
}

/** A schema gets alternatives: it is one of them, or they restrict it further, or all is new. */
function compareIntroduced(
  before: Compared,
  after: Compared,
  context: CompareContext,
): ChoicesDifference {
  const choices = after.schema.variants.flatMap((variant) => variant.choices);
  if (!isPlainSchema(after.schema)) {
    return { difference: limited(choices, context), isWhole: false };
  }
  if (isPlainSchema(before.schema)) return { difference: limited(choices, context), isWhole: true };
  const same = choices.find((choice) => context.compare(before.raw, choice).changes.length === 0);
  if (same === undefined) return replaced(before.schema, after.schema, context);
  const others = choices.filter((choice) => choice !== same);
  const added = { after: listChoices(others, context.after) };
  const { models } = context.compare(before.raw, same);
  const difference = others.length === 0 ? NO_DIFFERENCE : change('choiceAdded', added);
  return { difference: { ...difference, models }, isWhole: true };
}

function compareLifted(
  before: Compared,
  after: Compared,
  context: CompareContext,
): ChoicesDifference {
  const choices = before.schema.variants.flatMap((variant) => variant.choices);
  if (!isPlainSchema(before.schema)) {
    return { difference: lifted(choices, context), isWhole: false };
  }
  if (isPlainSchema(after.schema)) return { difference: lifted(choices, context), isWhole: true };
  const same = choices.find((choice) => context.compare(choice, after.raw).changes.length === 0);
  if (same === undefined) return replaced(before.schema, after.schema, context);
  const others = choices.filter((choice) => choice !== same);
  const removed = { before: listChoices(others, context.before) };
  const { models } = context.compare(same, after.raw);
  const difference = others.length === 0 ? NO_DIFFERENCE : change('choiceRemoved', removed);
  return { difference: { ...difference, models }, isWhole: true };
}

function replaced(before: Schema, after: Schema, context: CompareContext): ChoicesDifference {
  const nameOf = (schema: Schema, side: SchemaSide) =>
    schema.variants.length > 0
      ? listChoices(
          schema.variants.flatMap(({ choices }) => choices),
          side,
        )
      : side.typeOf(schema);
  const texts = { before: nameOf(before, context.before), after: nameOf(after, context.after) };
  return { difference: change('schemaChanged', texts), isWhole: true };
}

function limited(choices: RawSchema[], { after }: CompareContext): SchemaDifference {
  return change('choicesIntroduced', { after: listChoices(choices, after) });
}

function lifted(choices: RawSchema[], { before }: CompareContext): SchemaDifference {
  return change('choicesLifted', { before: listChoices(choices, before) });
}

/** Compares alternatives that only a discriminator names. A schema that is one of them does not have the others. */
function compareMappings(before: Schema, after: Schema, context: CompareContext): SchemaDifference {
  if (!before.discriminator || !after.discriminator) return NO_DIFFERENCE;
  const old = new Map(listMapped(before).map(({ value, schema }) => [value, schema]));
  const now = new Map(listMapped(after).map(({ value, schema }) => [value, schema]));
  const removed = [...old.keys()].filter((value) => !now.has(value));
  const added = [...now.keys()].filter((value) => !old.has(value));
  return joinDifferences([
    compareDiscriminators(before, after),
    ...[...now].map(([value, schema]) => {
      const former = old.get(value);
      return former === undefined
        ? NO_DIFFERENCE
        : nest(`<${value}>`, context.compare(former, schema));
    }),
    removed.length === 0 ? NO_DIFFERENCE : change('choiceRemoved', { before: removed.join(', ') }),
    added.length === 0 ? NO_DIFFERENCE : change('choiceAdded', { after: added.join(', ') }),
  ]);
}

function compareDiscriminators(before: Schema, after: Schema): SchemaDifference {
  const [old, now] = [before.discriminator?.property, after.discriminator?.property];
  if (old === undefined || now === undefined || old === now) return NO_DIFFERENCE;
  return change('discriminatorChanged', { before: old, after: now });
}

const MAX_LISTED = 6;

function listChoices(choices: RawSchema[], { readSchema, typeOf }: SchemaSide): string {
  const names = choices
    .slice(0, MAX_LISTED)
    .map((choice) => nameChoice(readSchema(choice), typeOf));
  return names.join(', ') + (choices.length > MAX_LISTED ? `, … (${choices.length})` : '');
}

/** An alternative may only say which properties it requires. */
function nameChoice(schema: Schema, typeOf: (schema: Schema) => string): string {
  const required = schema.properties.filter((property) => property.required);
  const isUnnamed = schema.model === undefined && schema.title === undefined;
  if (isUnnamed && schema.types.length === 0 && required.length > 0) {
    return `{${required.map(({ name }) => name).join(', ')}}`;
  }
  return typeOf(schema);
}

function change(
  rule: SchemaDifference['changes'][number]['rule'],
  texts: { before?: string; after?: string },
): SchemaDifference {
  return { changes: [{ rule, path: '', ...texts }], models: [] };
}
