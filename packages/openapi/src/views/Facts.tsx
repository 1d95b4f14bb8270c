import { Fragment, type ReactNode } from 'react';
import { textOfValue } from '../samples/serialize.ts';
import type { Bound, Schema } from '../schema/schema.ts';
import type { ApiTexts } from '../texts.ts';
import type { PageTools } from './api-view.ts';

/** Longer lists of values are folded. */
const MOST_VALUES = 12;
const LONGEST_VALUE = 400;

type Props = {
  schema: Schema;
  tools: PageTools;
  /** Examples that stand beside the schema. */
  examples?: unknown[];
  /** Stands in front where it is about the items of a list. */
  label?: string;
  further?: ReactNode[];
};

/** What a schema demands of its values, in one line, and which values there are. */
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
        <span key={`example ${textOfValue(example)}`} data-unsearched="">
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
  const text = textOfValue(value);
  const shown = text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
  return (
    <>
      {label} <code>{shown === '' ? '""' : shown}</code>
    </>
  );
}

function Values({ values, label, texts }: { values: unknown[]; label?: string; texts: ApiTexts }) {
  const written = [...new Set(values.map(textOfValue))];
  if (written.length > MOST_VALUES) {
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
