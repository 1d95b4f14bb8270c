import { useState } from 'react';
import type { RequestSchema } from '../../samples/index.ts';
import { useTools } from '../builder-context.ts';
import { chooseVariant, startValue } from '../schema-values.ts';
import { Field, typeOf } from './Field.tsx';
import { Group } from './Group.tsx';
import { Properties } from './ObjectField.tsx';
import type { ValueProps } from './value-props.ts';

/** One of several kinds of value (`oneOf`, `anyOf`). */
export function ChoiceField(props: ValueProps) {
  return (
    <Group {...props}>
      <Variants {...props} />
    </Group>
  );
}

/** The kinds to choose from, and the fields of the chosen one. */
export function Variants(props: ValueProps) {
  const { schema, value, onChange } = props;
  const { texts, ValueField } = useTools();
  const choices = schema.choices ?? [];
  const [chosen, setChosen] = useState(() => chooseVariant(choices, value));
  const choice = choices[chosen] ?? { types: [] };
  const hasProperties = (choice.properties ?? []).length > 0;
  return (
    <>
      <Field label={texts.builderChoice}>
        {(control) => (
          <select
            {...control}
            value={chosen}
            onChange={({ target }) => {
              const next = choices[Number(target.value)];
              setChosen(Number(target.value));
              onChange(next && startValue(next));
            }}
          >
            {choices.map((option, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: alternatives never change places
              <option key={index} value={index}>
                {labelOf(option, index)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {hasProperties ? (
        <Properties key={chosen} schema={choice} value={value} onChange={onChange} />
      ) : (
        <ValueField
          {...props}
          key={chosen}
          schema={choice}
          name={texts.builderValue}
          extra={undefined}
          description={choice.description}
        />
      )}
    </>
  );
}

function labelOf(schema: RequestSchema, index: number): string {
  const fixed = (schema.properties ?? []).flatMap(({ schema: { const: own, enum: values } }) =>
    own ? [String(own.value)] : values?.length === 1 ? [String(values[0])] : [],
  );
  return schema.title ?? fixed[0] ?? `${index + 1}: ${typeOf(schema)}`;
}
