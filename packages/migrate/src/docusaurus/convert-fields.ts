import { siteConfigSchema } from 'folia/format';
import { asObject, type Converted, type Values } from '../note.ts';
import { type Dropped, prune } from '../prune.ts';

/** The beginning of the reason for a value from a package that is not installed. */
const FROM_PACKAGE = 'It comes from the package';

const NO_VALUE =
  'It had no value while the config ran; environment variables must be set, and packages installed.';

/** Parts of a value without a value of their own, such as an environment variable that is not set. */
function findEmpty(value: unknown, path: string[]): Dropped[] {
  if (value === undefined && path.length > 1) return [{ path, reason: NO_VALUE }];
  return Object.entries(asObject(value)).flatMap(([key, inner]) =>
    findEmpty(inner, [...path, key]),
  );
}

/** What components read from a config besides the engine's own settings: its fields, and the names of its repository. */
export function componentValues(config: Values): Values {
  const { organizationName, projectName, customFields } = config;
  const names = Object.entries({ organizationName, projectName });
  return {
    ...Object.fromEntries(names.filter(([, name]) => name !== undefined)),
    ...asObject(customFields),
  };
}

/** Converts values for the site's own components. Data is migrated, with one note per field. */
export function convertFields(customFields: Values): Converted<Values> {
  const base = { title: 'T', url: 'https://site.example' };
  const fields = Object.entries(customFields).map(([name, value]) => {
    const { value: kept, dropped } = prune(siteConfigSchema, {
      ...base,
      customFields: { [name]: value },
    });
    return {
      name,
      kept: asObject(asObject(kept)['customFields'])[name],
      dropped: [...dropped, ...findEmpty(value, [name])],
    };
  });
  const carried = fields.flatMap(({ name, kept }) => (kept === undefined ? [] : [[name, kept]]));
  return {
    value: carried.length > 0 ? { customFields: Object.fromEntries(carried) } : {},
    notes: fields.map(({ name, kept, dropped }) => {
      const note = { group: 'config', key: `customFields.${name}` } as const;
      const [first] = dropped;
      if (kept === undefined && !first) return { ...note, outcome: 'dropped', text: NO_VALUE };
      if (!first) return { ...note, outcome: 'migrated' };
      const isMissing = dropped.some(({ reason }) => reason?.startsWith(FROM_PACKAGE));
      const text = isMissing
        ? `${first.reason} Run "npm install" in the source folder and migrate again, since components may use it.`
        : `A config can contain only data; ${dropped.length} of its values cannot be migrated. ${first.reason ?? ''}`;
      const outcome = kept === undefined ? 'dropped' : 'changed';
      return { ...note, outcome, text: text.trim(), isUrgent: isMissing };
    }),
  };
}
