import { useState } from 'react';
import { parseTyped, type RequestSchema, typedText } from '../../samples/index.ts';
import { useTools } from '../builder-context.ts';
import { checkValue } from '../check-value.ts';
import { fill } from '../fill-text.ts';
import { isSame } from '../same-value.ts';
import { Field, typeOf } from './Field.tsx';
import type { ValueProps } from './value-props.ts';

/** A value that no form describes, as JSON. What is not JSON is a string. */
export function JsonField({
  name,
  schema,
  value,
  required,
  description,
  extra,
  onChange,
}: ValueProps) {
  const { texts } = useTools();
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? undefined : readJson(typed, schema);
  const isCurrent = read !== undefined && isSame(read.value, value);
  const shown = isCurrent ? (typed ?? '') : jsonText(value, schema);
  const fault = isCurrent && read?.fault ? fill(texts.builderInvalidJson, read.fault) : undefined;
  return (
    <Field
      label={name}
      isCode
      type={typeOf(schema)}
      required={required}
      hint={description ?? schema.description}
      fault={fault ?? checkValue(schema, value, required, texts)}
      extra={extra}
    >
      {(control) => (
        <textarea
          {...control}
          className="builder-code"
          dir="ltr"
          rows={Math.min(8, Math.max(1, shown.split('\n').length))}
          spellCheck={false}
          autoCapitalize="off"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readJson(target.value, schema).value);
          }}
        />
      )}
    </Field>
  );
}

function readJson(typed: string, schema: RequestSchema): { value: unknown; fault?: string } {
  if (typed.trim() === '') return { value: undefined };
  try {
    return { value: parseTyped(typed, schema) };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return isText(schema) ? { value: typed } : { value: typed, fault };
  }
}

function isText({ types }: RequestSchema): boolean {
  return types.length === 0 || types.includes('string');
}

/** A text that reads as JSON, such as `"5"`, needs its quotes. */
function jsonText(value: unknown, schema: RequestSchema): string {
  if (value === undefined) return '';
  const isPlain = typeof value === 'string' && isText(schema);
  if (isPlain && readJson(value, schema).value === value) return value;
  return typedText(value, schema);
}
