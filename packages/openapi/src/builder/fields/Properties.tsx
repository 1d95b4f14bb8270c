import { useState } from 'react';
import { isObject } from '../../description/json.ts';
import type { RequestField } from '../../samples/index.ts';
import { useTools } from '../builder-context.ts';
import { fill } from '../fill-text.ts';
import {
  chooseVariant,
  listProperties,
  startValue,
  withProperty,
  withVariant,
} from '../schema-values.ts';
import { AddProperty } from './AddProperty.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { ValueProps } from './value-props.ts';

/** Optional properties without a value are folded away if there are more than this. */
const MANY = 6;

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
  // Decided once, so that a field does not move while it is edited.
  const [folded] = useState(() => (optional.length > MANY ? optional.map(({ name }) => name) : []));
  const show = (property: (typeof properties)[number]) => (
    <ValueField
      key={property.name}
      name={property.name}
      schema={property.schema}
      required={property.required}
      value={Object.hasOwn(object, property.name) ? object[property.name] : undefined}
      isFile={isFileField(fields, property.name)}
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
      {schema.choices && (
        <ChosenProperties schema={schema} value={object} fields={fields} onChange={onChange} />
      )}
      {schema.isCut && <p className="builder-hint">{texts.builderCut}</p>}
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

function isFileField(fields: RequestField[], property: string): boolean {
  return fields.some(({ name, isFile }) => isFile && name === property);
}

/** The properties of the chosen kind of an object, besides those that all kinds have. */
function ChosenProperties({ schema, value, fields = [], onChange }: PropertiesProps) {
  const { ValueField } = useTools();
  const object = isObject(value) ? value : {};
  const choices = schema.choices ?? [];
  const [chosen, setChosen] = useState(() => chooseVariant(choices, object));
  const named = (schema.properties ?? []).map(({ name }) => name);
  const properties = choices[chosen]?.properties ?? [];
  return (
    <>
      <ChoiceSelect
        choices={choices}
        chosen={chosen}
        onChoose={(next) => {
          setChosen(next);
          onChange(withVariant(schema, object, choices[next]));
        }}
      />
      {properties
        .filter(({ name }) => !named.includes(name))
        .map((property) => (
          <ValueField
            key={`${chosen} ${property.name}`}
            {...property}
            isFile={isFileField(fields, property.name)}
            value={Object.hasOwn(object, property.name) ? object[property.name] : undefined}
            onChange={(inner) => onChange(withProperty(object, property.name, inner))}
          />
        ))}
    </>
  );
}
