import type { ApiTexts } from '../texts.ts';
import type { Change, ChangeGroup, Changes, OperationReference } from './change.ts';
import { changeWords, levelWord, type Piece } from './change-words.ts';
import { LEVELS } from './level.ts';
import { groupWords, operationName } from './subject-words.ts';

/** Limit on the operations that are named; the others are counted. */
const MAX_NAMED = 20;

/** Changes as Markdown for a changelog or a pull request. */
export function changesMarkdown(changes: Changes, texts: ApiTexts): string {
  const { before, after, counts, groups } = changes;
  const name = ({ title, version }: Changes['before']) => plain(`${title} ${version}`.trim());
  const counted = LEVELS.filter((level) => counts[level] > 0).map(
    (level) => `**${counts[level]} ${levelWord(level, texts)}**`,
  );
  const total = counted.length === 0 ? texts.apiChangesNone : counted.join(', ');
  const sections = groups.map((group) => section(group, texts));
  return `${[`## ${name(before)} → ${name(after)}`, total, ...sections].join('\n\n')}\n`;
}

function section(group: ChangeGroup, texts: ApiTexts): string {
  const { title, operations, models, isList } = groupWords(group, texts);
  const heading = `### ${written(title)}`;
  const level = `**${levelWord(group.level, texts)}:** `;
  if (isList) {
    const lines = operations.map(
      (each) => `- ${level}${code(operationName(each))} ${plain(each.operation.title)}`,
    );
    return `${heading}\n\n${lines.join('\n')}`;
  }
  const concerns = [
    ...(models.length > 0 ? [models.map(code).join(', ')] : []),
    ...(operations.length > 0 ? [`${texts.apiChangeConcerns} ${listOperations(operations)}`] : []),
  ];
  const lines = group.changes.map((change) => changeLine(change, texts));
  return [heading, ...concerns, lines.join('\n')].join('\n\n');
}

function changeLine(change: Change, texts: ApiTexts): string {
  const { place, what } = changeWords(change, texts);
  const where = place.length > 0 ? `${written(place)}: ` : '';
  return `- **${levelWord(change.level, texts)}:** ${where}${written(what)}`;
}

function listOperations(operations: OperationReference[]): string {
  const named = operations.slice(0, MAX_NAMED).map((each) => code(operationName(each)));
  const isLonger = operations.length > MAX_NAMED;
  return named.join(', ') + (isLonger ? `, … (${operations.length})` : '');
}

function written(pieces: Piece[]): string {
  return pieces.map(({ text, isValue }) => (isValue ? code(text) : plain(text))).join('');
}

/** A code span (https://spec.commonmark.org/0.31.2/#code-spans). */
function code(text: string): string {
  const line = oneLine(text);
  if (line.trim() === '') return '""';
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = /^`|`$/.test(line) ? ' ' : '';
  return fence + room + line + room + fence;
}

/** Text escaped so that nothing in it has a meaning in Markdown. */
function plain(text: string): string {
  return oneLine(text).replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
