import type { ApiTexts } from '../texts.ts';
import type { ChangeGroup, Changes, OperationReference } from './change.ts';
import { changeWords, levelWord, plainText } from './change-words.ts';
import { LEVELS, type Level } from './level.ts';
import { groupWords, operationName } from './subject-words.ts';

/** Colors for terminals. */
export type Paint = {
  title: (text: string) => string;
  level: (text: string, level: Level) => string;
};

/** Limit on the operations that are named; the others are counted. */
const MAX_NAMED = 6;

/** Changes as text for a terminal, grouped by operation and model, the worst first. */
export function changesText(changes: Changes, texts: ApiTexts, paint: Paint): string {
  const groups = changes.groups.map((group) => groupText(group, texts, paint));
  return `${[summaryText(changes, texts, paint), ...groups].join('\n\n')}\n`;
}

function summaryText({ before, after, counts }: Changes, texts: ApiTexts, paint: Paint): string {
  const name = ({ title, version }: Changes['before']) => `${title} ${version}`.trim();
  const counted = LEVELS.filter((level) => counts[level] > 0).map((level) =>
    paint.level(`${counts[level]} ${levelWord(level, texts)}`, level),
  );
  const total = counted.length === 0 ? texts.apiChangesNone : counted.join(', ');
  return `${paint.title(`${name(before)} → ${name(after)}`)}\n${total}`;
}

function groupText(group: ChangeGroup, texts: ApiTexts, paint: Paint): string {
  const { title, operations, models, isList } = groupWords(group, texts);
  const width = Math.max(...LEVELS.map((level) => levelWord(level, texts).length));
  const line = (level: Level, text: string) =>
    `  ${paint.level(levelWord(level, texts).padEnd(width), level)}  ${text}`;
  const heading = paint.title(oneLine(plainText(title)));
  if (isList) {
    const lines = operations.map((each) =>
      line(group.level, oneLine(`${operationName(each)}  ${each.operation.title}`)),
    );
    return [heading, ...lines].join('\n');
  }
  return [
    heading,
    ...(models.length > 0 ? [`  ${models.join(', ')}`] : []),
    ...(operations.length > 0
      ? [`  ${texts.apiChangeConcerns} ${listOperations(operations)}`]
      : []),
    ...group.changes.map((change) => {
      const { place, what } = changeWords(change, texts);
      const text = plainText(what);
      return line(change.level, oneLine(place.length > 0 ? `${plainText(place)}: ${text}` : text));
    }),
  ].join('\n');
}

function listOperations(operations: OperationReference[]): string {
  const named = operations.slice(0, MAX_NAMED).map(operationName).map(oneLine).join(', ');
  const more = operations.length - MAX_NAMED;
  return more > 0 ? `${named}, … (${operations.length})` : named;
}

/** Names in descriptions may contain line breaks and control characters, which terminals obey. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
