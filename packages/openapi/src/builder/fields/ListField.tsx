import { useRef } from 'react';
import { useTools } from '../builder-context.ts';
import { checkValue } from '../check-value.ts';
import { fill } from '../fill-text.ts';
import { startValue } from '../schema-values.ts';
import { Group } from './Group.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { ValueProps } from './value-props.ts';

/** A list, whose items can be added and removed. Without items it is not sent, unless it is required. */
export function ListField(props: ValueProps) {
  const { schema, value, required, onChange } = props;
  const { texts, ValueField } = useTools();
  const group = useRef<HTMLFieldSetElement>(null);
  const items = Array.isArray(value) ? value : [];
  const itemSchema = schema.items ?? { types: [] };
  const set = (next: unknown[]) => onChange(next.length === 0 && !required ? undefined : next);
  /** Removes an item, and moves the focus, which would be lost with the button. */
  const remove = (index: number) => {
    set(items.toSpliced(index, 1));
    group.current?.querySelector<HTMLElement>(':scope > .builder-add')?.focus();
  };
  return (
    <Group ref={group} {...props} fault={checkValue(schema, value, required, texts)}>
      {items.map((item, index) => {
        const name = fill(texts.builderItem, String(index + 1));
        return (
          <ValueField
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity besides their position
            key={index}
            name={name}
            schema={itemSchema}
            value={item}
            required
            onChange={(next) => set(items.with(index, next ?? emptyItem(item)))}
            extra={<RemoveButton name={name} onRemove={() => remove(index)} />}
          />
        );
      })}
      <button
        type="button"
        className="builder-quiet builder-add"
        onClick={() => set([...items, startValue(itemSchema)])}
      >
        {texts.builderAddItem}
      </button>
    </Group>
  );
}

/** The value of an emptied item. The item stays in the list until its button removes it. */
function emptyItem(previous: unknown): unknown {
  return typeof previous === 'object' ? {} : '';
}
