import { type ReactNode, useId } from 'react';
import type { RequestSchema } from '../../samples/index.ts';

/** Attributes that tie a control to its label and its messages. */
export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
};

type FieldProps = {
  label: string;
  /** Whether the label is a name in code rather than words. */
  isCode?: boolean;
  /** Whether only screen readers get the label, because a heading says the same. */
  isUnlabeled?: boolean;
  type?: string;
  required?: boolean;
  hint?: string;
  /** What is wrong with the value. It never keeps a reader from sending it. */
  fault?: string;
  /** Controls that follow the one for the value. */
  extra?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** A control with its label, a hint, and what is wrong with its value. */
export function Field({
  label,
  isCode,
  isUnlabeled,
  type,
  required,
  hint,
  fault,
  extra,
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={isUnlabeled ? 'builder-field builder-alone' : 'builder-field'}>
      <label htmlFor={id} className={isUnlabeled ? 'sr-only' : undefined}>
        {isCode ? <code dir="ltr">{label}</code> : label}
        {required && <span aria-hidden="true">{' *'}</span>}
        {type && (
          <small>
            <bdi dir="ltr">{type}</bdi>
          </small>
        )}
      </label>
      <div className="builder-control">
        <div className="builder-row">
          {children({
            id,
            ...(describedBy && { 'aria-describedby': describedBy }),
            ...(fault && { 'aria-invalid': true as const }),
            ...(required && { required }),
          })}
          {extra}
        </div>
        {fault && (
          <p id={`${id}-fault`} className="builder-fault">
            {fault}
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className="builder-hint">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** The type of a schema in a few words of JSON Schema. */
export function typeOf({ types, format, items, enum: values, choices }: RequestSchema): string {
  if (types.length === 0 && choices) return '';
  const own = types.join(' | ') || (values ? 'enum' : 'any');
  if (types[0] === 'array' && items) return `${typeOf(items)}[]`;
  return format ? `${own} (${format})` : own;
}
