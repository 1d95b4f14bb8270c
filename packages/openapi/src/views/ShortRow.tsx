import { valueText } from '../samples/serialize.ts';
import type { Row } from '../schema/outline.ts';
import type { Schema } from '../schema/schema.ts';
import { listValueTexts } from '../schema/value-texts.ts';
import type { ApiTexts } from '../texts.ts';
import type { PageTools } from './api-view.ts';
import { boundWords } from './Facts.tsx';
import { Type } from './Type.tsx';

/** Longer texts of a row are cut. */
const MAX_LINE_LENGTH = 1000;

/** A row of a very long list: everything about it as plain text, in a single line. */
export function ShortRow({ row, tools }: { row: Row; tools: PageTools }) {
  const { schema, inner, required } = row;
  const { texts } = tools;
  const ofItems = inner === schema || inner.model !== undefined ? [] : listFacts(inner, texts);
  const words = [
    ...listFlags(schema, required, texts),
    schema.description ?? '',
    ...listFacts(schema, texts),
    ...(ofItems.length > 0 ? [`${texts.apiEvery} ${ofItems.join(' · ')}`] : []),
  ];
  return (
    <li id={row.id}>
      <code>{row.name}</code> <Type schema={schema} tools={tools} />{' '}
      {words.filter(Boolean).map(shorten).join(' · ')}
    </li>
  );
}

function listFlags(schema: Schema, required: boolean, texts: ApiTexts): string[] {
  const { deprecated, readOnly, writeOnly, since } = schema;
  return [
    required ? texts.apiRequired : '',
    deprecated ? texts.apiDeprecated : '',
    readOnly ? texts.apiReadOnly : '',
    writeOnly ? texts.apiWriteOnly : '',
    since === undefined ? '' : `${texts.apiSince} ${since}`,
  ];
}

function listFacts(schema: Schema, texts: ApiTexts): string[] {
  const { bounds, const: only, default: usual, enum: values } = schema;
  const allowed = listValueTexts((values ?? []).slice(0, 100)).map(({ text }) => text);
  return [
    ...bounds.map((bound) => boundWords(bound, texts)),
    only ? `${texts.apiAlways} ${valueText(only.value)}` : '',
    usual ? `${texts.apiDefault} ${valueText(usual.value)}` : '',
    allowed.length > 0 ? `${texts.apiAllowed} ${allowed.join(', ')}` : '',
  ].filter(Boolean);
}

function shorten(text: string): string {
  return text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)}…` : text;
}
