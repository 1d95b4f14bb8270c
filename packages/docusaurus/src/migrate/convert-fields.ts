import { siteConfigSchema } from 'folia/format';
import { type Converted, type Values, valuesOf } from './note.ts';
import { prune } from './prune.ts';

/** Values for the site's own components: data is carried over, each field with one note. */
export function convertFields(customFields: unknown): Converted<Values> {
  const base = { title: 'T', url: 'https://site.example' };
  const fields = Object.entries(valuesOf(customFields)).map(([name, value]) => {
    const { value: kept, dropped } = prune(siteConfigSchema, {
      ...base,
      customFields: { [name]: value },
    });
    return { name, kept: valuesOf(valuesOf(kept)['customFields'])[name], dropped };
  });
  const carried = fields.flatMap(({ name, kept }) => (kept === undefined ? [] : [[name, kept]]));
  return {
    value: carried.length > 0 ? { customFields: Object.fromEntries(carried) } : {},
    notes: fields.map(({ name, kept, dropped }) => {
      const note = { group: 'config', key: `customFields.${name}` } as const;
      const [first] = dropped;
      if (!first) return { ...note, fate: 'carried' };
      const text = `Only data can be written into a config; ${dropped.length} of its values cannot. ${first.reason ?? ''}`;
      return { ...note, fate: kept === undefined ? 'left' : 'changed', text: text.trim() };
    }),
  };
}
