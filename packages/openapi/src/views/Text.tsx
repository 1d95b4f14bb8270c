import type { PageTools } from './api-view.ts';

type Props = { text: string | undefined; tools: PageTools; headings?: number };

/** Text of the description, which is Markdown. */
export function Text({ text, tools, headings }: Props) {
  if (text === undefined || text.trim() === '') return null;
  const { html } = tools.renderText(text, { headings, idFor: tools.idFor });
  return (
    <div className="api-text" {...tools.language} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
