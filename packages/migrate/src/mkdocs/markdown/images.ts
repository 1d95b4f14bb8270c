import { parseAttributes } from './attribute-list.ts';
import type { PageText } from './page-text.ts';

const IMAGE =
  /^!\[([^\]]*)\]\(\s*(<[^>\n]*>|\S*?)(?:\s+(?:"([^"]*)"|'([^']*)'))?\s*\)\s*(\{.*\})?$/s;

/** A picture with its new address. One with dimensions or an id becomes an HTML element, since Markdown has neither. */
export function image(text: string, page: PageText): string {
  const [, alt = '', written = '', double, single, list = ''] = IMAGE.exec(text) ?? [];
  const url = written.replace(/^<(.*)>$/, '$1');
  // The theme shows one of two pictures; the one for light mode is kept.
  if (/#(?:only|gh)-dark(?:-mode-only)?$/.test(url)) {
    page.report('pictures for dark mode', 'The picture for light mode is shown in both modes');
    return '';
  }
  const src = page.link(url.replace(/#(?:only|gh)-light(?:-mode-only)?$/, ''), 'markdown');
  const title = double ?? single;
  const { id, values } = parseAttributes(list);
  const size = ['width', 'height'].flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [`${name}="${value}"`];
  });
  if (id === undefined && size.length === 0) {
    const caption = title === undefined ? '' : ` "${title}"`;
    return `![${alt}](${/[\s()]/.test(src) ? `<${src}>` : src}${caption})`;
  }
  const attributes = [
    `src="${src}"`,
    `alt="${alt.replaceAll('"', '&quot;')}"`,
    ...(id === undefined ? [] : [`id="${id}"`]),
    ...(title === undefined ? [] : [`title="${title.replaceAll('"', '&quot;')}"`]),
    ...size,
  ];
  return `<img ${attributes.join(' ')}>`;
}
