import { useTools } from '../builder-context.ts';
import { checkValue } from '../check-value.ts';
import { editorOf } from '../schema-values.ts';
import { isSecret } from '../secrets.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { Field, typeOf } from './Field.tsx';
import { FileField } from './FileField.tsx';
import { DateTimeInput, EnumInput, NumberInput, TextInput } from './inputs.tsx';
import { JsonField } from './JsonField.tsx';
import { ListField } from './ListField.tsx';
import { ObjectField } from './ObjectField.tsx';
import type { ValueProps } from './value-props.ts';

/** A field for any value, by its schema. */
export function ValueField(props: ValueProps) {
  const { schema, isFile, value } = props;
  if (isFile) return <FileField {...props} />;
  // Neither null nor a value of another kind than the schema's has parts to edit.
  const editor = editorOf(schema);
  switch (value === null && editor !== 'choice' ? 'null' : editor) {
    case 'object':
      return <ObjectField {...props} />;
    case 'list':
      return <ListField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'json':
      return <JsonField {...props} />;
    default:
      return <ScalarField {...props} />;
  }
}

/** A field for text, numbers, booleans and lists to choose from. */
function ScalarField({ name, schema, value, required, description, extra, onChange }: ValueProps) {
  const { texts } = useTools();
  const isNull = value === null;
  return (
    <Field
      label={name}
      isCode
      type={typeOf(schema)}
      required={required}
      hint={description ?? schema.description}
      fault={checkValue(schema, value, required, texts)}
      extra={
        <>
          {schema.nullable && (
            <label className="builder-check">
              <input
                type="checkbox"
                checked={isNull}
                onChange={(event) => onChange(event.target.checked ? null : undefined)}
              />
              <code>{texts.builderNull}</code>
            </label>
          )}
          {extra}
        </>
      }
    >
      {(control) => {
        const shared = { control, schema, value: isNull ? undefined : value, onChange };
        if (isNull) return <input {...control} disabled placeholder={texts.builderNull} />;
        switch (editorOf(schema)) {
          case 'enum':
            return <EnumInput {...shared} values={schema.enum ?? [schema.const?.value]} />;
          case 'boolean':
            return <EnumInput {...shared} values={[true, false]} />;
          case 'number':
            return <NumberInput {...shared} />;
          default:
            return schema.format === 'date-time' ? (
              <DateTimeInput {...shared} />
            ) : (
              <TextInput {...shared} isSecret={isSecret(name, schema)} />
            );
        }
      }}
    </Field>
  );
}
