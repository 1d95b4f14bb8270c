import { useId, useState } from 'react';
import { isObject } from '../../description/json.ts';
import type { RequestField } from '../../samples/index.ts';
import { useTools } from '../builder-context.ts';
import { checkValue, fill } from '../check-value.ts';
import { listProperties, startValue, withProperty } from '../schema-values.ts';
import { Group } from './Group.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { ValueProps } from './value-props.ts';

/** Optional properties without a value are folded away if there are more than this. */
const MANY = 6;

/** An object in an object, as a group of fields. */
export function ObjectField(props: ValueProps) {
  const { schema, value, required, onChange } = props;
  const { texts } = useTools();
  const isEmpty = (next: Record<string, unknown>) => Object.keys(next).length === 0;
  return (
    <Group {...props} fault={checkValue(schema, value, required, texts)}>
      <Properties
        schema={schema}
        value={value}
        onChange={(next) => onChange(isEmpty(next) && !required ? undefined : next)}
      />
    </Group>
  );
}

type PropertiesProps = Pick<ValueProps, 'schema' | 'value'> & {
  /** How fields of a form are sent. */
  fields?: RequestField[];
  onChange: (value: Record<string, unknown>) => void;
};

/** The fields of an object's properties. */
export function Properties({ schema, value, fields = [], onChange }: PropertiesProps) {
  const { texts, ValueField } = useTools();
  const object = isObject(value) ? value : {};
  const properties = listProperties(schema, object);
  const optional = properties.filter(
    ({ name, required }) => !required && !Object.hasOwn(object, name),
  );
  // What is folded away stays there while it is edited.
  const [folded] = useState(() => (optional.length > MANY ? optional.map(({ name }) => name) : []));
  const show = (property: (typeof properties)[number]) => (
    <ValueField
      key={property.name}
      name={property.name}
      schema={property.schema}
      required={property.required}
      value={Object.hasOwn(object, property.name) ? object[property.name] : undefined}
      isFile={fields.some(({ name, isFile }) => isFile && name === property.name)}
      onChange={(inner) => onChange(withProperty(object, property.name, inner))}
      extra={
        property.isNamed ? undefined : (
          <RemoveButton
            name={property.name}
            onRemove={() => onChange(withProperty(object, property.name, undefined))}
          />
        )
      }
    />
  );
  const hidden = properties.filter(({ name }) => folded.includes(name));
  return (
    <>
      {properties.filter(({ name }) => !folded.includes(name)).map(show)}
      {hidden.length > 0 && (
        <details className="builder-more">
          <summary>{fill(texts.builderOptional, String(hidden.length))}</summary>
          {hidden.map(show)}
        </details>
      )}
      {schema.additional !== undefined && schema.additional !== false && (
        <AddProperty
          taken={properties.map(({ name }) => name)}
          onAdd={(name) => {
            const inner = isObject(schema.additional) ? startValue(schema.additional) : '';
            onChange(withProperty(object, name, inner));
          }}
        />
      )}
    </>
  );
}

/** Adds a property with a name of the reader's choice. */
function AddProperty({ taken, onAdd }: { taken: string[]; onAdd: (name: string) => void }) {
  const { texts } = useTools();
  const id = useId();
  const [name, setName] = useState('');
  const isUsable = name !== '' && !taken.includes(name);
  const add = () => {
    if (!isUsable) return;
    onAdd(name);
    setName('');
  };
  return (
    <div className="builder-row builder-new">
      <label htmlFor={id} className="sr-only">
        {texts.builderKey}
      </label>
      <input
        id={id}
        value={name}
        dir="auto"
        placeholder={texts.builderKey}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            add();
          }
        }}
      />
      <button type="button" className="builder-quiet" aria-disabled={!isUsable} onClick={add}>
        {texts.builderAddProperty}
      </button>
    </div>
  );
}
