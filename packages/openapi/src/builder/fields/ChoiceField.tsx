import { useState } from 'react';
import { useTools } from '../builder-context.ts';
import { chooseVariant, startValue } from '../schema-values.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { Group } from './Group.tsx';
import { Properties } from './Properties.tsx';
import type { ValueProps } from './value-props.ts';

/** One of several kinds of value (`oneOf`, `anyOf`), and the fields of the chosen kind. */
export function ChoiceField(props: ValueProps) {
  const { schema, value, required, onChange } = props;
  const { texts, ValueField } = useTools();
  const choices = schema.choices ?? [];
  const [chosen, setChosen] = useState(() =>
    value === undefined && !required ? -1 : chooseVariant(choices, value),
  );
  const choice = choices[chosen];
  return (
    <Group {...props}>
      <ChoiceSelect
        choices={choices}
        chosen={chosen}
        isOptional={!required}
        onChoose={(next) => {
          const start = choices[next];
          setChosen(next);
          onChange(start && startValue(start));
        }}
      />
      {choice?.properties && (
        <Properties key={chosen} schema={choice} value={value} onChange={onChange} />
      )}
      {choice && !choice.properties && (
        <ValueField
          {...props}
          key={chosen}
          schema={choice}
          name={texts.builderValue}
          extra={undefined}
          description={choice.description}
        />
      )}
    </Group>
  );
}
