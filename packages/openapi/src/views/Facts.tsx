import { Fragment, type ReactNode } from 'react';
import { valueText } from '../samples/serialize.ts';
import type { Bound, Schema } from '../schema/schema.ts';
import type { ApiTexts } from '../texts.ts';
import type { PageTools } from './api-view.ts';

/** Longer lists of values are collapsed. */
const MAX_VALUES = 12;
const MAX_VALUE_LENGTH = 400;

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
  const facts: ReactNode[] = [
    ...further,
    ...schema.bounds.map((bound) => <BoundText key={bound.keyword} bound={bound} texts={texts} />),
    schema.const && <Value key="const" label={texts.apiAlways} value={schema.const.value} />,
    schema.default && <Value key="default" label={texts.apiDefault} value={schema.default.value} />,
    ...examples
      .slice(0, 3)
      .filter((example) => example !== undefined)
      .map((example) => (
        <span key={`example ${valueText(example)}`} data-unsearched="">
          <Value label={texts.apiExample} value={example} />
        </span>
      )),
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && (
        <p className="api-facts">
          {label && `${label} `}
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <Fragment key={index}>
              {index > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </p>
      )}
      {schema.enum && <Values values={schema.enum} label={label} texts={texts} />}
    </>
  );
}

function Value({ label, value }: { label: string; value: unknown }) {
  const text = valueText(value);
  const shown = text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
  return (
    <>
      {label} <code>{shown === '' ? '""' : shown}</code>
    </>
  );
}

function Values({ values, label, texts }: { values: unknown[]; label?: string; texts: ApiTexts }) {
  const written = [...new Set(values.map(valueText))];
  if (written.length > MAX_VALUES) {
    return (
      <details className="api-values">
        <summary>
          {label && `${label} `}
          {written.length} {texts.apiValues}
        </summary>
        <pre>{written.join('\n')}</pre>
      </details>
    );
  }
  return (
    <p className="api-facts">
      {label && `${label} `}
      {texts.apiAllowed}{' '}
      {written.map((value, index) => (
        <Fragment key={value}>
          {index > 0 && ' '}
          <code>{value === '' ? '""' : value}</code>
        </Fragment>
      ))}
    </p>
  );
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
  minContains: (texts) => `${texts.apiItemCount} ≥`,
  maxContains: (texts) => `${texts.apiItemCount} ≤`,
  uniqueItems: (texts) => texts.apiUnique,
  minProperties: (texts) => `${texts.apiPropertyCount} ≥`,
  maxProperties: (texts) => `${texts.apiPropertyCount} ≤`,
  contentMediaType: (texts) => texts.apiContentType,
  contentEncoding: (texts) => texts.apiEncoding,
};
