import type { ReactNode } from 'react';
import type { FieldEncoding, MediaType } from '../model.ts';
import type { Schema } from '../schema/schema.ts';
import type { PageTools } from './api-view.ts';
import { FactLine } from './FactLine.tsx';
import { ParameterRows } from './Parameters.tsx';
import { objectExample, serializationExample } from './serialization-example.ts';

type Props = { media: MediaType; budget: { rows: number }; id: string; tools: PageTools };

/** How the parts of a form are sent: their content types, headers and serialization. */
export function Encodings({ media: { encodings, schema }, budget, id, tools }: Props) {
  const { readSchema } = tools.api;
  const fields = schema === undefined ? [] : readSchema(schema).properties;
  return encodings.map((encoding) => {
    const { name, headers } = encoding;
    const field = fields.find((property) => property.name === name);
    const facts = listFacts(encoding, field && readSchema(field.schema), tools);
    if (facts.length === 0 && headers.length === 0) return null;
    return (
      <div key={name}>
        <FactLine facts={facts}>
          <code>{name}</code>:{' '}
        </FactLine>
        {headers.length > 0 && (
          <ParameterRows
            parameters={headers}
            prefix={`${id}-${name}`}
            budget={budget}
            tools={tools}
          />
        )}
      </div>
    );
  });
}

function listFacts(
  encoding: FieldEncoding,
  field: Schema | undefined,
  { texts }: PageTools,
): ReactNode[] {
  const { contentType, allowReserved } = encoding;
  const serialization = getSerialization(encoding, field);
  return [
    contentType !== undefined && <code>{contentType}</code>,
    serialization !== undefined && (
      <>
        {texts.apiWrittenAs} <code>{serialization}</code>
      </>
    ),
    allowReserved && texts.apiReserved,
  ].filter(Boolean);
}

/** Without `style`, `explode` and `allowReserved`, the content type decides. A single value is written as it is. */
function getSerialization(
  { name, style, explode, allowReserved }: FieldEncoding,
  field: Schema | undefined,
): string | undefined {
  if ((style ?? explode ?? allowReserved) === undefined) return undefined;
  const used = style ?? 'form';
  const isExploded = explode ?? used === 'form';
  // A field that the schema does not describe is most likely a list.
  const { types, properties, items } = field ?? { types: ['array'], properties: [], items: true };
  if (types.includes('array') || items !== undefined) {
    return serializationExample(name, used, isExploded);
  }
  if (!types.includes('object') && properties.length === 0) return undefined;
  const keys = properties.map((property) => property.name);
  return objectExample(name, used, isExploded, keys);
}
