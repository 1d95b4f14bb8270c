import type { Parameter } from '../model.ts';
import { valueText } from '../samples/serialize.ts';
import { LONGEST_LISTS, outline } from '../schema/outline.ts';
import type { Schema } from '../schema/schema.ts';
import type { PageTools } from './api-view.ts';
import { LinkedExamples } from './Examples.tsx';
import { FactLine } from './FactLine.tsx';
import { Title } from './Facts.tsx';
import { listBrackets, PathButton } from './PropertyTools.tsx';
import { Rest } from './Rest.tsx';
import { EntryFacts, Flags, SchemaRows } from './SchemaRows.tsx';
import { objectExample, serializationExample } from './serialization-example.ts';
import { Text } from './Text.tsx';
import { Type } from './Type.tsx';

/** The longest list of parameters on a page. */
const MAX_PARAMETERS = 300;

type Props = {
  parameters: Parameter[];
  prefix: string;
  budget: { rows: number };
  tools: PageTools;
};

/** Parameters of one location, required ones first. */
export function ParameterRows({ parameters, prefix, budget, tools }: Props) {
  const sorted = parameters.toSorted((a, b) => Number(b.required) - Number(a.required));
  return (
    <>
      <ul className="api-rows api-parameters">
        {sorted.slice(0, MAX_PARAMETERS).map((parameter) => (
          <ParameterRow
            key={parameter.name}
            parameter={parameter}
            id={tools.idFor(`${prefix}-${parameter.name}`)}
            budget={budget}
            tools={tools}
          />
        ))}
      </ul>
      <Rest count={sorted.length - MAX_PARAMETERS} tools={tools} />
    </>
  );
}

type RowProps = { parameter: Parameter; id: string; budget: { rows: number }; tools: PageTools };

function ParameterRow({ parameter, id, budget, tools }: RowProps) {
  const { schema, name, required, deprecated, since, description, examples } = parameter;
  const { readSchema } = tools.api;
  const options = { readSchema, budget, depth: 1, longest: LONGEST_LISTS, idFor: tools.idFor };
  const entry = outline(schema, id, options);
  // Some repeat the text of the parameter in its schema.
  const isOther = description?.includes((entry.text ?? '').trim()) === false;
  const isNamed = examples.some(({ summary, description }) => summary ?? description);
  const values = isNamed ? [] : examples.map(({ value }) => value);
  return (
    <li id={id} data-deep={parameter.style === 'deepObject' ? '' : undefined}>
      <div className="api-head">
        <a href={`#${id}`}>
          <code>{name}</code>
        </a>{' '}
        <Type schema={entry.schema} tools={tools} />
        <Flags
          schema={entry.schema}
          required={required}
          deprecated={deprecated}
          since={since}
          tools={tools}
        />
        <PathButton tools={tools} />
      </div>
      <Title schema={entry.schema} name={name} />
      <Text text={description ?? entry.text ?? entry.schema.description} tools={tools} />
      {isOther && <Text text={entry.text} tools={tools} />}
      <EntryFacts entry={entry} tools={tools} examples={examples.length > 0 ? values : undefined} />
      <Serialization parameter={parameter} schema={entry.schema} tools={tools} />
      <NamedValues parameter={parameter} tools={tools} />
      {entry.nested && (
        <details className="api-inside">
          <summary>{tools.texts.apiProperties}</summary>
          <SchemaRows
            group={entry.nested}
            brackets={listBrackets(entry, readSchema)}
            model={entry.inner.model}
            tools={tools}
          />
        </details>
      )}
    </li>
  );
}

/** Examples with text of their own, and those in files. */
function NamedValues({
  parameter: { examples, linkedExamples = [] },
  tools,
}: {
  parameter: Parameter;
  tools: PageTools;
}) {
  const isNamed = examples.some(({ summary, description }) => summary ?? description);
  return (
    <>
      {isNamed && (
        <ul className="api-value-notes" data-unsearched="">
          {examples.map(({ name, summary, description, value }) => (
            <li key={`${name} ${valueText(value)}`}>
              {tools.texts.apiExample} <code>{valueText(value)}</code> {summary ?? name}
              <Text text={description} tools={tools} />
            </li>
          ))}
        </ul>
      )}
      <LinkedExamples examples={linkedExamples} tools={tools} />
    </>
  );
}

/** How a value is written: lists and objects of a query always, others unless it is the default. */
function Serialization({ parameter, schema, tools }: SerializationProps) {
  const { contentType, allowReserved, allowEmptyValue, isQueryString } = parameter;
  const { texts } = tools;
  const example = contentType === undefined ? getExample(parameter, schema) : undefined;
  const facts = [
    isQueryString && texts.apiWholeQuery,
    contentType !== undefined && (
      <>
        {texts.apiContentType} <code>{contentType}</code>
      </>
    ),
    example !== undefined && (
      <>
        {texts.apiWrittenAs} <code>{example}</code>
      </>
    ),
    allowReserved && texts.apiReserved,
    allowEmptyValue && texts.apiMayBeEmpty,
  ].filter(Boolean);
  return facts.length === 0 ? null : <FactLine facts={facts} />;
}

type SerializationProps = { parameter: Parameter; schema: Schema; tools: PageTools };

function getExample(
  { name, in: place, style, explode }: Parameter,
  { types, properties, items }: Schema,
): string | undefined {
  const isUsual = style === USUAL_STYLES[place] && explode === (style === 'form');
  const start = place === 'query' ? '?' : '';
  if (types.includes('array') || items !== undefined) {
    if (isUsual && place !== 'query') return undefined;
    return start + serializationExample(name, style, explode);
  }
  if (types.includes('object') || properties.length > 0) {
    const keys = properties.map((property) => property.name);
    // The name of the parameter is not in the URL by default.
    if (isUsual && place !== 'query') return undefined;
    return start + objectExample(name, style, explode, keys);
  }
  return style === 'matrix' || style === 'label'
    ? serializationExample(name, style, false).replace(/,b$/, '')
    : undefined;
}

/** https://spec.openapis.org/oas/v3.1.1#style-values */
const USUAL_STYLES: Record<Parameter['in'], string> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};
