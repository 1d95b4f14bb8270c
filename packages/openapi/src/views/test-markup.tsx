import { createElement, type ReactNode } from 'react';
import { BuilderFrame } from '../builder/BuilderFrame.tsx';
import type { PageMarkup, RenderText } from './api-view.ts';

/** Minimal markup for rendering pages in tests. */
export const PLAIN_MARKUP: PageMarkup = {
  CodeFigure: ({ code, language, title }) => (
    <figure className="code" data-language={language}>
      {title && <figcaption>{title}</figcaption>}
      <pre>{code}</pre>
    </figure>
  ),
  CopyButton: ({ label }) => (
    <button type="button" className="copy" data-copy="">
      {label}
    </button>
  ),
  Method: ({ name }) => <span className={`method method-${name.toLowerCase()}`}>{name}</span>,
  RequestBuilder: BuilderFrame,
  SectionHeading: ({ level, id, linkLabel, isUnsearched, children }) =>
    createElement(
      `h${level}`,
      { id, 'data-unsearched': isUnsearched ? '' : undefined },
      children,
      // biome-ignore lint/a11y/useAnchorContent: its name is the label, its sign the style sheet's
      <a className="heading-link" href={`#${id}`} aria-label={linkLabel} />,
    ),
  Tabs: ({ children }: { children: ReactNode }) => <div className="tabs">{children}</div>,
  TabItem: ({ label, children }: { label: string; children: ReactNode }) => (
    <section aria-label={label}>{children}</section>
  ),
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Renders text as one paragraph, without Markdown. */
export const renderPlainText: RenderText = (text) => ({
  html: `<p>${text.trim().replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)}</p>`,
  toc: [],
});
