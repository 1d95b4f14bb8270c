import { valueText } from '../samples/serialize.ts';

/**
 * The different values of a list as texts for readers. A text of JSON is in quotes only where a value
 * of another type has the same form, such as `"1"` beside `1`.
 */
export function listValueTexts(values: unknown[]): { value: unknown; text: string }[] {
  const distinct = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  const others = new Set(distinct.filter((value) => typeof value !== 'string').map(valueText));
  return distinct.map((value) => ({
    value,
    text: typeof value === 'string' && others.has(value) ? JSON.stringify(value) : valueText(value),
  }));
}
