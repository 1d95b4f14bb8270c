import { Fragment } from 'react';
import type { Entry } from '../schema/outline.ts';
import type { PageTools } from './api-view.ts';
import { Type } from './Type.tsx';

/** The properties that an alternative or a condition requires, if it says nothing else, or else its type. */
export function Requirement({ entry, tools }: { entry: Entry; tools: PageTools }) {
  const { requires, schema } = entry;
  if (!requires) return <Type schema={schema} tools={tools} />;
  return (
    <span data-unsearched="">
      {tools.texts.apiHaving} <Names names={requires} tools={tools} />
    </span>
  );
}

/** What is forbidden: properties together, or a type; nothing for a type that is only described below. */
export function Forbidden({ entry, tools }: { entry: Entry; tools: PageTools }) {
  const { requires = [], schema } = entry;
  const { texts } = tools;
  if (requires.length > 1) {
    return (
      <span data-unsearched="">
        <Names names={requires} tools={tools} /> {texts.apiTogether}
      </span>
    );
  }
  const isUntyped = tools.typeOf(schema).every(({ text }) => text === texts.apiAny);
  return isUntyped && entry.nested ? null : <Requirement entry={entry} tools={tools} />;
}

function Names({ names, tools }: { names: string[]; tools: PageTools }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ` ${tools.texts.apiAnd} `}
      <code>{name}</code>
    </Fragment>
  ));
}
