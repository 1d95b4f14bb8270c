import type { Group } from '../schema/outline.ts';
import type { RawSchema, ReadSchema, Schema } from '../schema/schema.ts';
import { innermost } from '../schema/type-text.ts';
import type { PageTools } from './api-view.ts';
import { FilterField } from './FilterField.tsx';

/** Fewer properties than this are read at a glance. */
const MIN_FILTERED = 12;

/** More levels than this are opened all at once. */
const MAX_LEVELS = 4;

/** A field that filters the properties of the page by their names. */
export function PropertyFilter({ tools: { texts } }: { tools: PageTools }) {
  return (
    <FilterField filters="properties" label={texts.apiFilterProperties}>
      <output
        data-text={texts.apiFilteredProperties}
        data-other-text={texts.apiFilteredDescriptions}
      />
    </FilterField>
  );
}

/** Buttons that open and close the nested properties below, all of them or down to a level. */
export function LevelButtons({ group, tools }: { group: Group; tools: PageTools }) {
  const { texts } = tools;
  const depth = countLevels(group);
  if (depth === 0) return null;
  const levels = Array.from({ length: Math.min(depth - 1, MAX_LEVELS) }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons
    <div className="api-levels" role="group" aria-label={texts.apiNested}>
      <button type="button" data-levels="0">
        {texts.apiCollapseAll}
      </button>
      {levels.map((level) => (
        <button key={level} type="button" data-levels={level}>
          {texts.apiLevel.replace('{count}', String(level))}
        </button>
      ))}
      <button type="button" data-levels="all">
        {texts.apiExpandAll}
      </button>
      <output className="sr-only" data-text={texts.apiExpanded} />
    </div>
  );
}

/** How deep the properties of a group are nested. */
export function countLevels({ rows, choices }: Group): number {
  const entries = [...rows, ...choices.flatMap((list) => list.choices)];
  return entries.reduce((deepest, { nested }) => {
    if (!nested || nested.rows.length + nested.choices.length === 0) return deepest;
    return Math.max(deepest, 1 + countLevels(nested));
  }, 0);
}

/** Copies the path of a property, such as `items[].name`. */
export function PathButton({ tools }: { tools: PageTools }) {
  return <button type="button" className="api-path" aria-label={tools.texts.apiCopyPath} />;
}

/**
 * Whether a page has so many properties that readers want to filter them. Counts two levels of each
 * schema, without what alternatives contain.
 *
 * @param count the number of other rows, such as parameters
 */
export function hasManyProperties(
  schemas: (RawSchema | undefined)[],
  count: number,
  readSchema: ReadSchema,
): boolean {
  let total = count;
  const add = (raw: RawSchema, levels: number): void => {
    const { properties } = innermost(readSchema(raw), readSchema);
    total += properties.length;
    if (levels === 1) return;
    for (const property of properties) {
      if (total < MIN_FILTERED) add(property.schema, levels - 1);
    }
  };
  for (const raw of schemas) {
    if (raw !== undefined && total < MIN_FILTERED) add(raw, 2);
  }
  return total >= MIN_FILTERED;
}

/** The brackets after the name of a list in the paths of its items: one pair for each dimension. */
export function listBrackets(
  { schema, inner }: { schema: Schema; inner: Schema },
  readSchema: ReadSchema,
): string | undefined {
  let brackets = '';
  for (let at = schema; at !== inner && at.items !== undefined; at = readSchema(at.items))
    brackets += '[]';
  return brackets || undefined;
}
