import { useState } from 'react';
import type { RequestParameter } from '../samples/index.ts';
import type { BuilderTexts } from '../texts.ts';
import { useTools } from './builder-context.ts';
import { ValueField } from './fields/ValueField.tsx';
import { fill } from './fill-text.ts';
import { type ParameterValues, parameterAt } from './parameter-values.ts';

/** Optional parameters without a value are folded away if there are more than this. */
const MANY = 6;

type Props = {
  title: string;
  parameters: RequestParameter[];
  values: ParameterValues;
  onChange: (parameter: RequestParameter, value: unknown) => void;
};

/** The parameters of one place. */
export function ParameterFields({ title, parameters, values, onChange }: Props) {
  const { texts } = useTools();
  // Decided once, so that a field does not move while it is edited.
  const [folded] = useState(() => foldedNames(parameters, values));
  if (parameters.length === 0) return null;
  const show = (parameter: RequestParameter) => (
    <ValueField
      key={`${parameter.in} ${parameter.name}`}
      name={parameter.name}
      schema={parameter.schema}
      required={parameter.required}
      description={hintOf(parameter, texts)}
      value={parameterAt(values, parameter)}
      onChange={(value) => onChange(parameter, value)}
    />
  );
  const hidden = parameters.filter(({ name }) => folded.has(name));
  return (
    <fieldset className="builder-part">
      <legend>{title}</legend>
      {parameters.filter(({ name }) => !folded.has(name)).map(show)}
      {hidden.length > 0 && (
        <details className="builder-more">
          <summary>{fill(texts.builderOptional, String(hidden.length))}</summary>
          {hidden.map(show)}
        </details>
      )}
    </fieldset>
  );
}

function foldedNames(parameters: RequestParameter[], values: ParameterValues): Set<string> {
  const empty = parameters.filter(
    (parameter) => !parameter.required && parameterAt(values, parameter) === undefined,
  );
  return new Set(empty.length > MANY ? empty.map(({ name }) => name) : []);
}

function hintOf(
  { in: place, description, schema }: RequestParameter,
  texts: BuilderTexts,
): string | undefined {
  const own = description ?? schema.description;
  return place === 'cookie' ? [own, texts.builderCookieScheme].filter(Boolean).join(' ') : own;
}
