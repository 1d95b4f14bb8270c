import type { ApiTexts } from '../texts.ts';
import type { Change, Place } from './change.ts';
import type { Level } from './level.ts';
import { RULES } from './rules.ts';

/** A piece of a sentence; values are from the description. */
export type Piece = { text: string; isValue: boolean };

/** The words of a change: its place in the operation or model, and what changed there. */
export function changeWords(change: Change, texts: ApiTexts): { place: Piece[]; what: Piece[] } {
  const places = change.places.flatMap((place) => [
    { text: ' ', isValue: false },
    ...placeWords(place, texts),
  ]);
  const path =
    change.path === ''
      ? []
      : [
          { text: ' ', isValue: false },
          { text: change.path, isValue: true },
        ];
  const { onlyWhen } = change;
  const suffix =
    onlyWhen === undefined
      ? []
      : [
          {
            text: ` (${onlyWhen === 'sent' ? texts.apiChangeInRequests : texts.apiChangeInResponses})`,
            isValue: false,
          },
        ];
  return { place: [...places, ...path].slice(1), what: [...fill(change, texts), ...suffix] };
}

/** The words as one string, without the marking of values. */
export function plainText(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** The label of a level in the language of the texts. */
export function levelWord(level: Level, texts: ApiTexts): string {
  const words = {
    breaking: texts.apiBreaking,
    mayBreak: texts.apiMayBreak,
    safe: texts.apiCompatible,
  };
  return words[level];
}

/** Replaces the placeholders of the text of a rule. */
function fill({ rule, before = '', after = '' }: Change, texts: ApiTexts): Piece[] {
  const values: Record<string, string> = { '{before}': before, '{after}': after };
  return texts[RULES[rule].text]
    .split(/(\{before\}|\{after\})/)
    .map((part) => ({ text: values[part] ?? part, isValue: part in values }))
    .filter(({ text }) => text !== '');
}

function placeWords({ kind, name, contentType }: Place, texts: ApiTexts): Piece[] {
  const words = {
    path: texts.apiPathParameter,
    query: texts.apiQueryParameter,
    header: texts.apiHeader,
    cookie: texts.apiCookie,
    body: texts.apiRequestBody,
    response: texts.apiResponse,
    responseHeader: texts.apiHeader,
    callback: texts.apiCallback,
    scheme: texts.apiScheme,
  };
  return [
    { text: words[kind], isValue: false },
    ...[name, contentType].flatMap((value) =>
      value === undefined
        ? []
        : [
            { text: ' ', isValue: false },
            { text: value, isValue: true },
          ],
    ),
  ];
}
