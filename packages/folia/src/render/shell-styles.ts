import { withoutInlineStyles } from './inline-styles.ts';

/** Whether a field of the shell's data is HTML: `html`, `copyrightHtml`, or the picture of a logo. Others are plain text. */
const HTML_FIELD = /^svg$|html$/i;

/**
 * Moves the inline styles in all HTML of a shell, such as its announcement, to style rules.
 * @param value data that is written as JSON
 */
export function withoutShellStyles<Data>(value: Data): { value: Data; rules: string } {
  const json = JSON.stringify(value);
  if (!/<style\b|\sstyle\s*=/i.test(json)) return { value, rules: '' };
  const found = new Set<string>();
  const converted: Data = JSON.parse(json, (key, part: unknown) => {
    if (typeof part !== 'string' || !HTML_FIELD.test(key)) return part;
    const { html, rules } = withoutInlineStyles(part);
    if (rules) found.add(rules);
    return html;
  });
  return { value: converted, rules: [...found].join('') };
}
