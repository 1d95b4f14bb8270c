import type { Parameter } from '../model.ts';
import { outline } from '../schema/outline.ts';
import type { PageTools } from './api-view.ts';
import { listBrackets, PathButton } from './PropertyTools.tsx';
import { EntryFacts, Flags, SchemaRows } from './SchemaRows.tsx';
import { Text } from './Text.tsx';
import { Type } from './Type.tsx';

/** The default serialization styles, which are not shown. */
const DEFAULT_STYLES = new Set(['simple', 'form']);

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
    <ul className="api-rows api-parameters">
      {sorted.map((parameter) => (
        <ParameterRow
          key={parameter.name}
          parameter={parameter}
          id={tools.idFor(`${prefix}-${parameter.name}`)}
          budget={budget}
          tools={tools}
        />
      ))}
    </ul>
  );
}

type RowProps = { parameter: Parameter; id: string; budget: { rows: number }; tools: PageTools };

function ParameterRow({ parameter, id, budget, tools }: RowProps) {
  const { schema, name, required, deprecated, since, description, examples } = parameter;
  const { readSchema } = tools.api;
  const entry = outline(schema, id, { readSchema, budget, depth: 1, idFor: tools.idFor });
  const values = examples.map(({ value }) => value);
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
      <Text text={description ?? entry.schema.description} tools={tools} />
      <EntryFacts entry={entry} tools={tools} examples={values.length > 0 ? values : undefined} />
      <Serialization
        parameter={parameter}
        isCompound={entry.inner !== entry.schema || entry.nested !== undefined}
      />
      {entry.nested && (
        <details className="api-inside">
          <summary>{tools.texts.apiProperties}</summary>
          <SchemaRows
            group={entry.nested}
            brackets={listBrackets(entry, readSchema)}
            tools={tools}
          />
        </details>
      )}
    </li>
  );
}

/** How lists and objects are serialized, unless it is the default. */
function Serialization({ parameter, isCompound }: { parameter: Parameter; isCompound: boolean }) {
  const { style, explode, contentType, name, in: place } = parameter;
  if (contentType !== undefined) {
    return (
      <p className="api-facts">
        <code>{contentType}</code>
      </p>
    );
  }
  const isUsual = DEFAULT_STYLES.has(style) && (place !== 'query' || explode);
  if (!isCompound || isUsual) return null;
  return (
    <p className="api-facts">
      <code>{serializationExample(name, style, explode)}</code>
    </p>
  );
}

/** https://spec.openapis.org/oas/v3.1.1#style-examples */
function serializationExample(name: string, style: string, explode: boolean): string {
  switch (style) {
    case 'deepObject':
      return `${name}[key]=value`;
    case 'spaceDelimited':
      return `${name}=a%20b`;
    case 'pipeDelimited':
      return `${name}=a|b`;
    case 'matrix':
      return explode ? `;${name}=a;${name}=b` : `;${name}=a,b`;
    case 'label':
      return explode ? '.a.b' : '.a,b';
    default:
      return `${name}=a,b`;
  }
}
