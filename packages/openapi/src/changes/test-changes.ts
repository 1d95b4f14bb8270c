import type { JsonObject } from '../description/json.ts';
import { englishApiTexts } from '../texts.ts';
import { openTestDescription, readTestApi } from '../views/test-reference.ts';
import type { ChangeGroup, Changes } from './change.ts';
import { changeWords, plainText } from './change-words.ts';
import { findChanges } from './find-changes.ts';
import { groupWords, operationName } from './subject-words.ts';

export const TEST_TEXTS = { ...englishApiTexts, copyCode: 'Copy', linkToSection: 'Link' };

const WORDS = { any: 'anything', nothing: 'nothing', arrayOf: 'array of', or: 'or' };

/** Compares two descriptions, each an object or a map of files. @throws Error if one has problems */
export function compareDescriptions(
  before: JsonObject,
  after: JsonObject,
  files: { before?: Record<string, string>; after?: Record<string, string> } = {},
): Changes {
  const open = (document: JsonObject, more: Record<string, string> = {}) => {
    const { opened, problems } = openTestDescription({
      'openapi.json': JSON.stringify(document),
      ...more,
    });
    if (!opened) throw new Error(problems.map(({ message }) => message).join('\n'));
    return readTestApi(opened).api;
  };
  return findChanges(open(before, files.before), open(after, files.after), WORDS);
}

/** Each change as a line with level, subject, place and text. */
export function changeLines({ groups }: Changes): string[] {
  return groups.flatMap((group) =>
    group.changes.flatMap((change) => {
      const { place, what } = changeWords(change, TEST_TEXTS);
      const where = plainText(place);
      const text = where === '' ? plainText(what) : `${where}: ${plainText(what)}`;
      return subjectNames(group).map((name) => `${change.level} | ${name} | ${text}`);
    }),
  );
}

function subjectNames(group: ChangeGroup): string[] {
  const { title, isList, operations } = groupWords(group, TEST_TEXTS);
  if (isList) return operations.map(operationName);
  const { subject } = group;
  return [subject.kind === 'operation' ? operationName(subject.operation) : plainText(title)];
}
