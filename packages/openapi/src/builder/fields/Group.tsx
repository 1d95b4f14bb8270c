import { type ReactNode, type Ref, useId } from 'react';
import { typeOf } from './Field.tsx';
import type { ValueProps } from './value-props.ts';

type GroupProps = Pick<ValueProps, 'name' | 'schema' | 'required' | 'description' | 'extra'> & {
  ref?: Ref<HTMLFieldSetElement>;
  fault?: string;
  children: ReactNode;
};

/** The fields of a value with parts. */
export function Group(props: GroupProps) {
  const { name, schema, required, extra, fault, children } = props;
  const description = props.description ?? schema.description;
  const id = useId();
  const describedBy = [fault && `${id}-fault`, description && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset ref={props.ref} className="builder-group" aria-describedby={describedBy || undefined}>
      <legend>
        <code dir="ltr">{name}</code>
        {required && <span aria-hidden="true">{' *'}</span>}
        <small>
          <bdi dir="ltr">{typeOf(schema)}</bdi>
        </small>
      </legend>
      {extra}
      {fault && (
        <p id={`${id}-fault`} className="builder-fault">
          {fault}
        </p>
      )}
      {description && (
        <p id={`${id}-hint`} className="builder-hint">
          {description}
        </p>
      )}
      {children}
    </fieldset>
  );
}
