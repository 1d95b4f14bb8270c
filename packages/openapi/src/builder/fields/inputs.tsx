import { useState } from 'react';
import { isLongInteger, type RequestSchema } from '../../samples/index.ts';
import type { BuilderTexts } from '../../texts.ts';
import { useTools } from '../builder-context.ts';
import { fill } from '../fill-text.ts';
import { isSame } from '../same-value.ts';
import type { ControlProps } from './Field.tsx';

type InputProps = {
  control: ControlProps;
  schema: RequestSchema;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** Longer text gets several lines. */
const ONE_LINE = 120;

/**
 * A field for a string: several lines if it may be long, a date if it has that format, hidden if it
 * is secret.
 */
export function TextInput({
  control,
  schema,
  value,
  onChange,
  isSecret,
}: InputProps & { isSecret: boolean }) {
  const { texts } = useTools();
  const text = textOf(value);
  const change = (typed: string) => onChange(typed === '' ? undefined : typed);
  const { format, bounds = {} } = schema;
  const isLong =
    Number(bounds['maxLength'] ?? 0) > ONE_LINE || text.length > ONE_LINE || text.includes('\n');
  if (isLong && !isSecret) {
    return (
      <textarea
        {...control}
        rows={3}
        dir="auto"
        value={text}
        placeholder={placeholderOf(schema, texts)}
        onChange={(event) => change(event.target.value)}
      />
    );
  }
  const isDate = format === 'date' && (text === '' || /^\d{4}-\d\d-\d\d$/.test(text));
  return (
    <input
      {...control}
      type={isSecret ? 'password' : isDate ? 'date' : 'text'}
      dir={isDate ? undefined : 'auto'}
      inputMode={format === 'email' ? 'email' : format === 'uri' ? 'url' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={text}
      placeholder={placeholderOf(schema, texts)}
      onChange={(event) => change(event.target.value)}
    />
  );
}

/** Keeps what is typed, such as `1.` and `-`, which are not numbers yet. */
export function NumberInput({ control, schema, value, onChange }: InputProps) {
  const { texts } = useTools();
  const [typed, setTyped] = useState(textOf(value));
  const shown = isSame(toNumber(typed), value) ? typed : textOf(value);
  return (
    <input
      {...control}
      type="text"
      dir="ltr"
      inputMode={schema.types.includes('integer') && !allowsNegative(schema) ? 'numeric' : 'text'}
      autoComplete="off"
      value={shown}
      placeholder={placeholderOf(schema, texts)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(toNumber(event.target.value));
      }}
    />
  );
}

function allowsNegative({ bounds = {} }: RequestSchema): boolean {
  return !(Number(bounds['minimum'] ?? bounds['exclusiveMinimum'] ?? -1) >= 0);
}

/** The number that was typed; the text itself if it is not a number, which is then reported. */
export function toNumber(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const number = Number(text);
  // Numbers of many digits would be rounded.
  const whole = text.replace('+', '');
  if (isLongInteger(whole)) return whole;
  return Number.isFinite(number) && /^[-+\d.e]+$/i.test(text) ? number : text;
}

/** A list to choose from. Without a choice, the value is not sent. */
export function EnumInput({
  control,
  value,
  onChange,
  values,
}: InputProps & { values: unknown[] }) {
  const { texts } = useTools();
  const index = values.findIndex((listed) => isSame(listed, value));
  return (
    <select
      {...control}
      value={index >= 0 ? index : value === undefined ? '' : 'other'}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : values[Number(target.value)])
      }
    >
      <option value="">{texts.builderNotSent}</option>
      {value !== undefined && index < 0 && (
        <option value="other" disabled>
          {textOf(value)}
        </option>
      )}
      {values.map((listed, position) => (
        <option key={JSON.stringify(listed)} value={position}>
          {listed === true
            ? texts.builderTrue
            : listed === false
              ? texts.builderFalse
              : textOf(listed)}
        </option>
      ))}
    </select>
  );
}

/** A point in time, chosen in local time and sent in UTC (https://www.rfc-editor.org/rfc/rfc3339#section-5.6). */
export function DateTimeInput({ control, schema, value, onChange }: InputProps) {
  const { texts } = useTools();
  const time = typeof value === 'string' ? new Date(value) : undefined;
  const isTime = time !== undefined && !Number.isNaN(time.getTime());
  if (value !== undefined && !isTime) {
    return <TextInput {...{ control, schema, value, onChange }} isSecret={false} />;
  }
  return (
    <>
      <input
        {...control}
        type="datetime-local"
        step="1"
        value={isTime ? toLocal(time) : ''}
        onChange={({ target }) => {
          const chosen = new Date(target.value);
          const isChosen = target.value !== '' && !Number.isNaN(chosen.getTime());
          onChange(isChosen ? chosen.toISOString().replace('.000Z', 'Z') : undefined);
        }}
      />
      {isTime && (
        <small className="builder-hint">{fill(texts.builderLocalTime, textOf(value))}</small>
      )}
    </>
  );
}

/** A time in the form of `datetime-local`, in local time. */
function toLocal(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19);
}

function placeholderOf(
  { example, default: initial }: RequestSchema,
  texts: BuilderTexts,
): string | undefined {
  const suggestion = initial ? initial.value : example;
  // Generated examples say this if nothing better is known.
  if (suggestion === 'string') return undefined;
  return suggestion === undefined || suggestion === null || typeof suggestion === 'object'
    ? undefined
    : fill(texts.builderSuggestion, textOf(suggestion));
}

/** Strings as they are, other values as JSON. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}
