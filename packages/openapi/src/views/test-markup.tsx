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
  Interactive: ({ className, children }) => <div className={className}>{children}</div>,
  RequestBuilder: BuilderFrame,
  SectionHeading: ({ level, id, linkLabel, children }) =>
    createElement(
      `h${level}`,
      { id },
      children,
      // biome-ignore lint/a11y/useAnchorContent: its name is the label, its symbol comes from the style sheet
      <a className="heading-link" href={`#${id}`} aria-label={linkLabel} />,
    ),
  Tabs: ({ defaultValue, children }: { defaultValue?: string; children: ReactNode }) => (
    <div className="tabs" data-open={defaultValue}>
      {children}
    </div>
  ),
  TabItem: ({ label, children }: { label: ReactNode; children: ReactNode }) => (
    <section aria-label={typeof label === 'string' ? label : undefined}>
      {typeof label !== 'string' && label}
      {children}
    </section>
  ),
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Renders text as one paragraph, without Markdown. */
export const renderPlainText: RenderText = (text) => ({
  html: `<p>${text.trim().replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)}</p>`,
  toc: [],
});
