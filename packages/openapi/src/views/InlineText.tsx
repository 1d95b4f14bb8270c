import type { PageTools } from './api-view.ts';
import { Text } from './Text.tsx';

type Props = { text: string | undefined; tools: PageTools };

/** A text of the description within a line, if it is a single paragraph. */
export function InlineText({ text, tools }: Props) {
  const html = paragraphOf(text, tools);
  if (html === undefined || (!/[<&]/.test(html) && !tools.language)) return html;
  return <span {...tools.language} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same text below the line, if it is longer. */
export function LongText({ text, tools }: Props) {
  return paragraphOf(text, tools) === undefined ? <Text text={text} tools={tools} /> : null;
}

/** The content of text that is a single paragraph; undefined for any other text. */
export function paragraphOf(
  text: string | undefined,
  tools: Pick<PageTools, 'renderText' | 'idFor'>,
): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const { html } = tools.renderText(text, { idFor: tools.idFor });
  const [, inner] = /^<p>(.*)<\/p>\s*$/s.exec(html) ?? [];
  return inner === undefined || /<\/?p[\s>]/.test(inner) ? undefined : inner;
}
