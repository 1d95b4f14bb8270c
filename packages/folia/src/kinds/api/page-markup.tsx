import { BuilderFrame, type BuilderProps } from 'folia-openapi/builder';
import type { CodeFigureProps, PageMarkup } from 'folia-openapi/views';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { cloneElement, createElement, type ReactNode } from 'react';
import { Method } from '../../components/Method.tsx';
import { TabItem, Tabs } from '../../components/Tabs.tsx';
import { codeFigure, copyButton } from '../../markup/code-figure.ts';
import { sectionHeading } from '../../markup/heading.ts';
import { REFERENCE_ISLAND } from '../../markup/reference-island.ts';
import { REQUEST_BUILDER } from '../../markup/request-builder.ts';
import { asReact } from './as-react.ts';
import { codeTokens } from './code-tokens.ts';

/** The markup that pages of references share with all other pages, as React components. */
export const PAGE_MARKUP: PageMarkup = {
  CodeFigure,
  CopyButton: ({ label }) => asReact(copyButton(label)),
  Interactive,
  Method,
  RequestBuilder,
  SectionHeading,
  TabItem,
  Tabs,
};

/** A block of code as those of Markdown are, colored by fewer patterns. */
function CodeFigure({ code, language, title, copyText, isPlain = false }: CodeFigureProps) {
  const pieces = isPlain ? [{ text: code }] : codeTokens(code, language);
  const lines = [{ pieces, marks: [] }];
  const texts = { copyCode: copyText, copyOutput: copyText };
  const { children, ...figure } = codeFigure({ lines }, { title, language, texts });
  // As HTML, since a React element for each piece of code would take longer than the rest of the page.
  const __html = toHtml({ type: 'root', children });
  return cloneElement(asReact({ ...figure, children: [] }), {
    dangerouslySetInnerHTML: { __html },
  });
}

/** An island whose markup React leaves alone: its code only listens to what readers do in it. */
function Interactive({ className, children }: { className: string; children: ReactNode }) {
  return createElement(
    'docs-island',
    { 'data-source': REFERENCE_ISLAND, 'data-when': 'use', class: className },
    <div>{children}</div>,
  );
}

/** An island that waits until its `<details>` is opened. */
function RequestBuilder(props: BuilderProps) {
  const attributes = {
    'data-source': REQUEST_BUILDER,
    'data-when': 'open',
    'data-id': props.id,
    'data-props': JSON.stringify(props),
    'data-unsearched': '',
  };
  return createElement('docs-island', attributes, <BuilderFrame {...props} />);
}

type HeadingProps = {
  level: number;
  id: string;
  linkLabel: string;
  children: ReactNode;
};

function SectionHeading({ level, id, linkLabel, children }: HeadingProps) {
  const place: Element = { type: 'element', tagName: 'slot', properties: {}, children: [] };
  return asReact(sectionHeading({ level, id, linkLabel }, [place]), children);
}
