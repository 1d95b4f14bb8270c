import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import type { SourceVersions } from './source-versions.ts';

/**
 * Adapts the options of docs to versions whose folder does not exist, usually because a script of the site makes it. The
 * docs folder takes the place of a missing version that readers see first, since scripts copy it.
 */
export function placeMissing(
  options: Values,
  hasFolder: boolean,
  { missing, names }: Pick<SourceVersions, 'missing' | 'names'>,
): Converted<Values> {
  if (missing.length === 0) return { value: options, notes: [] };
  const { versions, lastVersion, onlyIncludeVersions, includeCurrentVersion, ...rest } = options;
  const settings = asObject(versions);
  const last = asString(lastVersion);
  // Without a setting, the newest version is the one that readers see first.
  const isFirst = last === undefined ? names.length === 0 : missing.includes(last);
  const replaced =
    hasFolder && includeCurrentVersion === false && isFirst ? (last ?? missing[0]) : undefined;
  const kept = Object.entries(settings).filter(([name]) => !missing.includes(name));
  const replacement =
    replaced === undefined ? {} : { current: { label: replaced, ...asObject(settings[replaced]) } };
  const only = asList(onlyIncludeVersions).filter((name) => !missing.includes(String(name)));
  return {
    value: {
      ...rest,
      ...(replaced === undefined && includeCurrentVersion !== undefined
        ? { includeCurrentVersion }
        : {}),
      ...(replaced !== undefined
        ? { lastVersion: 'current' }
        : last !== undefined && !missing.includes(last)
          ? { lastVersion: last }
          : {}),
      ...(only.length > 0 ? { onlyIncludeVersions: only } : {}),
      versions: { ...Object.fromEntries(kept), ...replacement },
    },
    notes: missing.map((name) => missingNote(name, name === replaced)),
  };
}

function missingNote(name: string, isReplaced: boolean): Note {
  const text = isReplaced
    ? 'Its folder does not exist, so the docs folder takes its place.'
    : 'Its folder does not exist. If a script makes it, run the script in the source and migrate again.';
  return {
    group: 'docs',
    outcome: isReplaced ? 'changed' : 'dropped',
    key: `version "${name}"`,
    text,
  };
}
