import { useState } from 'react';
import { useTools } from '../builder-context.ts';
import { checkValue } from '../check-value.ts';
import { fill } from '../fill-text.ts';
import { plainText } from '../plain-text.ts';
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
  const isText = schema.types.length === 0 || schema.types.includes('string');
  const read = typed === undefined ? undefined : readJson(typed, isText);
  const isCurrent = read !== undefined && isSame(read.value, value);
  const shown = isCurrent ? (typed ?? '') : jsonText(value, isText);
  const fault = isCurrent && read?.fault ? fill(texts.builderInvalidJson, read.fault) : undefined;
  return (
    <Field
      label={name}
      isCode
      type={typeOf(schema)}
      required={required}
      hint={plainText(description ?? schema.description)}
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
            onChange(readJson(target.value, isText).value);
          }}
        />
      )}
    </Field>
  );
}

function readJson(typed: string, isText: boolean): { value: unknown; fault?: string } {
  if (typed.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(typed) };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return isText ? { value: typed } : { value: typed, fault };
  }
}

/** A text that reads as JSON, such as `"5"`, needs its quotes. */
function jsonText(value: unknown, isText: boolean): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  return isText && readJson(value, true).value === value ? value : JSON.stringify(value);
}
