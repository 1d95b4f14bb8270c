import { useTools } from '../builder-context.ts';
import { checkValue } from '../check-value.ts';
import { Group } from './Group.tsx';
import { Properties } from './Properties.tsx';
import type { ValueProps } from './value-props.ts';

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
