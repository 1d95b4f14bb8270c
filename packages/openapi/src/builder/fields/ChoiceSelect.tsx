import type { RequestSchema } from '../../samples/index.ts';
import { useTools } from '../builder-context.ts';
import { Field, typeOf } from './Field.tsx';

/** An alternative without a name is named by this many of its values. */
const NAMED_VALUES = 4;

type Props = {
  choices: RequestSchema[];
  /** Position of the chosen alternative; -1 if none is. */
  chosen: number;
  /** Whether none may be chosen. */
  isOptional?: boolean;
  onChoose: (chosen: number) => void;
};

/** The alternatives of a schema (`oneOf`, `anyOf`), by their names. */
export function ChoiceSelect({ choices, chosen, isOptional, onChoose }: Props) {
  const { texts } = useTools();
  return (
    <Field label={texts.builderChoice}>
      {(control) => (
        <select
          {...control}
          value={chosen}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {isOptional && <option value={-1}>{texts.builderNotSent}</option>}
          {choices.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: alternatives never change places
            <option key={index} value={index}>
              {labelOf(option, index)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function labelOf(schema: RequestSchema, index: number): string {
  const fixed = (schema.properties ?? []).flatMap(({ schema: { const: own, enum: values } }) =>
    own ? [String(own.value)] : values?.length === 1 ? [String(values[0])] : [],
  );
  const values = schema.enum?.slice(0, NAMED_VALUES).map(String).join(', ');
  return schema.title ?? fixed[0] ?? values ?? `${index + 1}: ${typeOf(schema)}`;
}
