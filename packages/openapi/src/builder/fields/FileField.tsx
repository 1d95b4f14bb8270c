import { useTools } from '../builder-context.ts';
import { checkValue } from '../check-value.ts';
import { Field } from './Field.tsx';
import type { ValueProps } from './value-props.ts';

/** A file of the body. Its value is its name; the content is kept apart until it is sent. */
export function FileField({
  name,
  schema,
  value,
  required,
  description,
  extra,
  onChange,
}: ValueProps) {
  const { texts, chooseFiles } = useTools();
  const isList = [schema, ...(schema.choices ?? [])].some(({ types }) => types[0] === 'array');
  return (
    <Field
      label={name || texts.builderBody}
      isCode={name !== ''}
      type={isList ? 'file[]' : 'file'}
      required={required}
      hint={description ?? schema.description}
      fault={value === undefined ? checkValue(schema, value, required, texts) : undefined}
      extra={extra}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          multiple={isList}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            chooseFiles(name, files);
            const names = files.map((file) => file.name);
            onChange(names.length === 0 ? undefined : isList ? names : names[0]);
          }}
        />
      )}
    </Field>
  );
}
