import { Fragment } from 'react';
import type { Schema } from '../schema/schema.ts';
import { listValueTexts } from '../schema/value-texts.ts';
import type { PageTools } from './api-view.ts';
import { Rest } from './Rest.tsx';

/** Longer lists of values are collapsed. */
const MAX_VALUES = 12;

/** Limits; readers find the rest in the description itself. */
const MAX_LISTED = 1000;
const MAX_VALUE_LENGTH = 400;

type Props = {
  values: unknown[];
  notes: Schema['valueNotes'];
  label?: string;
  tools: PageTools;
};

/** The allowed values of an enum, with their names and descriptions if there are any. */
export function Values({ values, notes, label, tools }: Props) {
  const { texts } = tools;
  const all = listValueTexts(values);
  const written = all.slice(0, MAX_LISTED);
  const rest = <Rest count={all.length - written.length} tools={tools} />;
  const title = `${label ? `${label} ` : ''}${all.length} ${texts.apiValues}`;
  if (notes.length > 0) {
    const list = <NotedValues written={written} notes={notes} />;
    return written.length > MAX_VALUES ? (
      <details className="api-values">
        <summary>{title}</summary>
        {list}
        {rest}
      </details>
    ) : (
      <>
        <p className="api-facts">
          {label && `${label} `}
          {texts.apiAllowed}
        </p>
        {list}
      </>
    );
  }
  if (written.length > MAX_VALUES) {
    return (
      <details className="api-values">
        <summary>{title}</summary>
        <pre>{written.map(({ text }) => shownText(text)).join('\n')}</pre>
        {rest}
      </details>
    );
  }
  return (
    <p className="api-facts">
      {label && `${label} `}
      {texts.apiAllowed}{' '}
      {written.map(({ text }, index) => (
        <Fragment key={text}>
          {index > 0 && ' '}
          <code>{shownText(text)}</code>
        </Fragment>
      ))}
    </p>
  );
}

type NotedProps = { written: ReturnType<typeof listValueTexts>; notes: Schema['valueNotes'] };

function NotedValues({ written, notes }: NotedProps) {
  const byValue = new Map(notes.map((note) => [JSON.stringify(note.value), note]));
  return (
    <ul className="api-value-notes">
      {written.map(({ value, text: own }) => {
        const { name, description } = byValue.get(JSON.stringify(value)) ?? {};
        const words = [name, description].filter((text) => text !== undefined);
        return (
          <li key={own}>
            <code>{shownText(own)}</code>
            {words.length > 0 && ` ${words.join(': ')}`}
          </li>
        );
      })}
    </ul>
  );
}

function shownText(value: string): string {
  if (value.length > MAX_VALUE_LENGTH) return `${value.slice(0, MAX_VALUE_LENGTH)}…`;
  return value === '' ? '""' : value;
}
