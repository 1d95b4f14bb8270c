import { escapeHtml } from 'folia/format';
import { convertInline } from './inline.ts';
import type { PageText } from './page-text.ts';

/** Converts text to HTML, for places in which Markdown does not apply, such as the summary of a disclosure widget. */
export function inlineHtml(text: string, page: PageText): string {
  return convertInline(text, page)
    .split(/(`+[^`]*`+)/)
    .map((part) => {
      const code = /^(`+)([^`]*)\1$/.exec(part)?.[2];
      return code === undefined ? emphasisHtml(part) : `<code>${escapeHtml(code.trim())}</code>`;
    })
    .join('');
}

function emphasisHtml(text: string): string {
  return text
    .replace(/!\[([^\]]*)\]\(([^\s()]*)[^)]*\)/g, '<img src="$2" alt="$1">')
    .replace(/\[([^\]]*)\]\(([^\s()]*)[^)]*\)/g, '<a href="$2">$1</a>')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '<strong>$2</strong>')
    .replace(/(?<![\w*])\*(?=\S)(.+?)(?<=\S)\*(?!\w)/g, '<em>$1</em>')
    .replace(/(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)/g, '<em>$1</em>')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
