import { Fragment, type ReactNode } from 'react';
import { valueText } from '../samples/serialize.ts';
import type { Bound, Schema } from '../schema/schema.ts';
import type { ApiTexts } from '../texts.ts';
import type { PageTools } from './api-view.ts';
import { DescribedLink } from './DescribedLink.tsx';
import { FactLine } from './FactLine.tsx';
import { Rest } from './Rest.tsx';
import { Values } from './Values.tsx';

const MAX_VALUE_LENGTH = 400;

/** More examples than this are collapsed. */
const MAX_EXAMPLES = 3;
const MAX_LISTED = 100;

type Props = {
  schema: Schema;
  tools: PageTools;
  /** Examples that are beside the schema. */
  examples?: unknown[];
  /** Prefix for facts about the items of a list. */
  label?: string;
  further?: ReactNode[];
};

/** The constraints of a schema in one line, and its allowed values. */
export function Facts({ schema, tools, examples = schema.examples, label, further = [] }: Props) {
  const { texts } = tools;
  const shown = examples.filter((example) => example !== undefined);
  const facts: ReactNode[] = [
    ...further,
    ...schema.bounds.map((bound) => (
      <BoundText key={`${bound.keyword} ${bound.value}`} bound={bound} texts={texts} />
    )),
    schema.const && <Value key="const" label={texts.apiAlways} value={schema.const.value} />,
    schema.default && <Value key="default" label={texts.apiDefault} value={schema.default.value} />,
    ...ruleFacts(schema, tools),
    ...shown.slice(0, MAX_EXAMPLES).map((example) => (
      <span key={`example ${valueText(example)}`} data-unsearched="">
        <Value label={texts.apiExample} value={example} />
      </span>
    )),
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <FactLine facts={facts}>{label && `${label} `}</FactLine>}
      {shown.length > MAX_EXAMPLES && (
        <details className="api-values" data-unsearched="">
          <summary>{`${shown.length - MAX_EXAMPLES} ${texts.apiMoreExamples}`}</summary>
          <pre>{shown.slice(MAX_EXAMPLES, MAX_LISTED).map(shortText).join('\n')}</pre>
          <Rest count={shown.length - MAX_LISTED} tools={tools} />
        </details>
      )}
      {schema.enum && schema.enum.length > 0 && (
        <Values values={schema.enum} notes={schema.valueNotes} label={label} tools={tools} />
      )}
    </>
  );
}

/** What a schema forbids or requires in words, and its form in XML. */
function ruleFacts(schema: Schema, tools: PageTools): ReactNode[] {
  const { texts } = tools;
  const { additional, items, furtherItems, dependents, externalDocs } = schema;
  return [
    schema.impossible === 'contradiction' && texts.apiContradiction,
    additional === false && texts.apiNoOtherProperties,
    (items === false || furtherItems === false) && texts.apiNoOtherItems,
    ...dependents
      .filter(({ required }) => required.length > 0)
      .map(({ property, required }) => (
        <Fragment key={`dependent ${property}`}>
          <code>{property}</code> {texts.apiRequires} <Codes values={required} />
        </Fragment>
      )),
    schema.xml && <XmlFacts key="xml" xml={schema.xml} texts={texts} />,
    externalDocs && (
      <DescribedLink key="docs" url={externalDocs.url} tools={tools}>
        {externalDocs.description ?? texts.apiReadMore}
      </DescribedLink>
    ),
  ];
}

function XmlFacts({ xml, texts }: { xml: NonNullable<Schema['xml']>; texts: ApiTexts }) {
  const { name, prefix, namespace, nodeType, isWrapped } = xml;
  const element = [prefix, name].filter((part) => part !== undefined).join(':');
  const parts: ReactNode[] = [
    nodeType,
    element !== '' && <code key="name">{element}</code>,
    namespace !== undefined && <code key="namespace">{namespace}</code>,
    isWrapped && texts.apiWrapped,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <>
      {texts.apiXml}{' '}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Fragment key={index}>
          {index > 0 && ', '}
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** The title of a schema, unless it repeats the name that is already shown. */
export function Title({ schema, name }: { schema: Schema; name: string }) {
  const { title, types, model } = schema;
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  // Without a type, the title takes its place.
  if (title === undefined || types.length === 0 || letters(title) === letters(name)) return null;
  if (model !== undefined && letters(title) === letters(model)) return null;
  return <p className="api-facts">{title}</p>;
}

function Codes({ values }: { values: string[] }) {
  return values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      <code>{value}</code>
    </Fragment>
  ));
}

function Value({ label, value }: { label: string; value: unknown }) {
  const shown = shortText(value);
  return (
    <>
      {label} <code>{shown === '' ? '""' : shown}</code>
    </>
  );
}

function shortText(value: unknown): string {
  const text = valueText(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/** A constraint as plain text. */
export function boundWords({ keyword, value }: Bound, texts: ApiTexts): string {
  return `${WORDS[keyword]?.(texts) ?? ''} ${value}`.trim();
}

function BoundText({ bound: { keyword, value }, texts }: { bound: Bound; texts: ApiTexts }) {
  const words = WORDS[keyword];
  if (!words) return null;
  const isCode = ['pattern', 'contentMediaType', 'contentEncoding'].includes(keyword);
  return (
    <>
      {words(texts)} {isCode ? <code>{value}</code> : value}
    </>
  );
}

const WORDS: Record<string, (texts: ApiTexts) => string> = {
  minimum: () => '≥',
  exclusiveMinimum: () => '>',
  maximum: () => '≤',
  exclusiveMaximum: () => '<',
  multipleOf: (texts) => texts.apiMultipleOf,
  minLength: (texts) => `${texts.apiLength} ≥`,
  maxLength: (texts) => `${texts.apiLength} ≤`,
  pattern: (texts) => texts.apiMatches,
  minItems: (texts) => `${texts.apiItemCount} ≥`,
  maxItems: (texts) => `${texts.apiItemCount} ≤`,
  minContains: (texts) => `${texts.apiMatchingItems} ≥`,
  maxContains: (texts) => `${texts.apiMatchingItems} ≤`,
  uniqueItems: (texts) => texts.apiUnique,
  minProperties: (texts) => `${texts.apiPropertyCount} ≥`,
  maxProperties: (texts) => `${texts.apiPropertyCount} ≤`,
  contentMediaType: (texts) => texts.apiContentType,
  contentEncoding: (texts) => texts.apiEncoding,
};
