import { Fragment } from 'react';
import type { Choice, Choices, Entry, Group, Row } from '../schema/outline.ts';
import type { Schema } from '../schema/schema.ts';
import type { ApiTexts } from '../texts.ts';
import type { PageTools } from './api-view.ts';
import { Facts, Title } from './Facts.tsx';
import { LevelButtons, listBrackets, PathButton } from './PropertyTools.tsx';
import { Forbidden, Requirement } from './Requirement.tsx';
import { Rest } from './Rest.tsx';
import { ShortRow } from './ShortRow.tsx';
import { Text } from './Text.tsx';
import { Type } from './Type.tsx';

/** In a list this long, each row is a single line, because pages are limited in size. */
const LONG_LIST = 150;

type GroupProps = {
  group: Group;
  /** What the paths of the rows have between the name of the list and their own. */
  brackets?: string;
  /** The name of the schema, if its page shows what this one leaves out. */
  model?: string;
  tools: PageTools;
};

/** The rows and alternatives of a schema. The content of a row is in a disclosure widget. */
export function SchemaRows({ group, brackets, model, tools }: GroupProps) {
  const isLong = group.rows.length > LONG_LIST;
  return (
    <>
      {group.rows.length > 0 && (
        <ul className="api-rows" data-brackets={brackets}>
          {group.rows.map((row) =>
            isLong ? (
              <ShortRow key={`${row.kind} ${row.name}`} row={row} tools={tools} />
            ) : (
              <SchemaRow key={`${row.kind} ${row.name}`} row={row} tools={tools} />
            ),
          )}
        </ul>
      )}
      <Rest count={group.left} model={model} tools={tools} />
      {group.choices.map((choices, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <ChoiceList key={index} choices={choices} brackets={brackets} model={model} tools={tools} />
      ))}
    </>
  );
}

function SchemaRow({ row, tools }: { row: Row; tools: PageTools }) {
  const { schema, id } = row;
  return (
    <li id={id}>
      <div className="api-head">
        {id ? (
          <a href={`#${id}`}>
            <RowName row={row} tools={tools} />
          </a>
        ) : (
          <RowName row={row} tools={tools} />
        )}{' '}
        {row.kind === 'not' ? (
          <Forbidden entry={row} tools={tools} />
        ) : (
          <Requirement entry={row} tools={tools} />
        )}
        <Flags schema={schema} required={row.required && row.kind === 'property'} tools={tools} />
        {id && <PathButton tools={tools} />}
      </div>
      <Title schema={schema} name={row.name} />
      <Text text={schema.description} tools={tools} />
      <EntryFacts entry={row} tools={tools} />
      <NestedRows entry={row} label={tools.texts.apiProperties} tools={tools} />
    </li>
  );
}

function RowName({ row: { kind, name }, tools }: { row: Row; tools: PageTools }) {
  const { texts } = tools;
  const words = ROW_WORDS[kind];
  if (words) {
    return (
      <i>
        {texts[words]}
        {name !== '' && name !== '*' && (
          <>
            {' '}
            <code>{name}</code>
          </>
        )}
      </i>
    );
  }
  if (kind === 'item') return <code>[{name}]</code>;
  return <code>{kind === 'pattern' ? `/${name}/` : name}</code>;
}

/** The words for rows that are not named by the description. */
const ROW_WORDS: Partial<Record<Row['kind'], keyof ApiTexts>> = {
  additional: 'apiAdditional',
  not: 'apiNot',
  furtherItem: 'apiFurtherItems',
  contains: 'apiContains',
  propertyName: 'apiPropertyNames',
  dependent: 'apiWith',
  if: 'apiIf',
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: 'apiThen',
  else: 'apiElse',
  decoded: 'apiDecoded',
};

type FlagsProps = {
  schema?: Schema;
  required?: boolean;
  deprecated?: boolean;
  since?: string;
  tools: PageTools;
};

/** The flags of a value, as text. */
export function Flags({ schema, required, deprecated, since, tools }: FlagsProps) {
  const { texts } = tools;
  const release = since ?? schema?.since;
  return (
    <>
      {required && <Flag kind="required" text={texts.apiRequired} />}
      {(deprecated || schema?.deprecated) && <Flag kind="deprecated" text={texts.apiDeprecated} />}
      {schema?.readOnly && <Flag kind="quiet" text={texts.apiReadOnly} />}
      {schema?.writeOnly && <Flag kind="quiet" text={texts.apiWriteOnly} />}
      {release && <Flag kind="quiet" text={`${texts.apiSince} ${release}`} />}
    </>
  );
}

function Flag({ kind, text }: { kind: string; text: string }) {
  return (
    <>
      {' '}
      <span data-unsearched="" className={`api-flag ${kind}`}>
        {text}
      </span>
    </>
  );
}

/** The facts about a value and, for a list, about its items. */
export function EntryFacts({
  entry,
  tools,
  examples,
}: {
  entry: Entry;
  tools: PageTools;
  examples?: unknown[];
}) {
  const { schema, inner, itemTexts } = entry;
  const isNamed = inner.model !== undefined && inner.properties.length > 0;
  return (
    <>
      <Facts schema={schema} tools={tools} examples={examples} />
      {inner !== schema && !isNamed && (
        <Facts schema={inner} tools={tools} label={tools.texts.apiEvery} />
      )}
      {/* Otherwise it is above the nested rows. */}
      {inner !== schema && !entry.nested && <Title schema={inner} name={schema.title ?? ''} />}
      {itemTexts.map((text) => (
        <Text key={text} text={text} tools={tools} />
      ))}
    </>
  );
}

/** The content of a value, collapsed. */
function NestedRows({ entry, label, tools }: { entry: Entry; label: string; tools: PageTools }) {
  const { nested } = entry;
  if (!nested || nested.rows.length + nested.choices.length === 0) return null;
  const name = entry.inner.model ?? entry.inner.title;
  const count = nested.rows.length > 0 ? ` (${nested.rows.length})` : '';
  return (
    <details className="api-inside" data-unsearched="">
      <summary>{`${nested.rows.length > 0 ? label : (name ?? label)}${nested.rows.length > 0 && name ? `: ${name}` : ''}${count}`}</summary>
      <SchemaRows
        group={nested}
        brackets={listBrackets(entry, tools.api.readSchema)}
        model={entry.inner.model}
        tools={tools}
      />
    </details>
  );
}

function ChoiceList({
  choices: { kind, property, otherwise, choices, left },
  brackets,
  model,
  tools,
}: {
  choices: Choices;
  brackets?: string;
  model?: string;
  tools: PageTools;
}) {
  const { texts } = tools;
  const title = kind === 'anyOf' ? texts.apiAnyOf : texts.apiOneOf;
  return (
    <div className="api-choices" data-brackets={brackets}>
      <p className="api-facts">
        {title}
        {property !== undefined && (
          <>
            , {texts.apiWhere} <code>{property}</code>
          </>
        )}
        {otherwise && (
          <>
            , {texts.apiOtherwise} <Type schema={otherwise} tools={tools} />
          </>
        )}
        :
      </p>
      <ul>
        {choices.map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <ChoiceItem key={index} choice={choice} tools={tools} />
        ))}
      </ul>
      <Rest count={left} model={model} tools={tools} />
    </div>
  );
}

function ChoiceItem({ choice, tools }: { choice: Choice; tools: PageTools }) {
  const { schema, values } = choice;
  return (
    <li>
      <div className="api-head">
        {values.map((value) => (
          <Fragment key={value}>
            <code>{value}</code>{' '}
          </Fragment>
        ))}
        {schema.title && schema.model === undefined && <b>{schema.title} </b>}
        <Requirement entry={choice} tools={tools} />
        <Flags schema={schema} tools={tools} />
      </div>
      <Text text={choice.text} tools={tools} />
      <EntryFacts entry={choice} tools={tools} />
      <NestedRows entry={choice} label={tools.texts.apiProperties} tools={tools} />
    </li>
  );
}

/** A top-level schema, such as that of a body or a model. */
export function WholeSchema({
  entry,
  tools,
  name = '',
}: {
  entry: Entry;
  tools: PageTools;
  /** The name of the page, if it is the schema's. */
  name?: string;
}) {
  return (
    <>
      <div className="api-whole">
        <p>
          <Type schema={entry.schema} tools={tools} />
          <Flags schema={entry.schema} tools={tools} />
        </p>
        {entry.nested && <LevelButtons group={entry.nested} tools={tools} />}
      </div>
      <Title schema={entry.schema} name={name} />
      <EntryFacts entry={entry} tools={tools} examples={entry.nested ? [] : undefined} />
      {entry.nested && (
        <SchemaRows
          group={entry.nested}
          brackets={listBrackets(entry, tools.api.readSchema)}
          model={entry.inner.model}
          tools={tools}
        />
      )}
    </>
  );
}
