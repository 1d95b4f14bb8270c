import { firstLines } from '../schema/example-text.ts';
import type { PageTools } from './api-view.ts';
import { Rest } from './Rest.tsx';

/** Longer text is cut. In characters. */
const MAX_LENGTH = 90_000;

type Props = { text: string | undefined; tools: PageTools; headings?: number };

/** Text of the description, which is Markdown. */
export function Text({ text, tools, headings }: Props) {
  if (text === undefined || text.trim() === '') return null;
  const isLong = text.length > MAX_LENGTH;
  const shown = isLong ? firstLines(text, MAX_LENGTH) : text;
  const { html } = tools.renderText(shown, { headings, idFor: tools.idFor });
  return (
    <>
      <div className="api-text" {...tools.language} dangerouslySetInnerHTML={{ __html: html }} />
      {isLong && <Rest tools={tools} />}
    </>
  );
}
