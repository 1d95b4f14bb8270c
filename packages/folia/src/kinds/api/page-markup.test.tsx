import { toHtml } from 'hast-util-to-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { codeFigure } from '../../markup/code-figure.ts';
import { PAGE_MARKUP } from './page-markup.tsx';

const { CodeFigure, SectionHeading } = PAGE_MARKUP;

test('a block of code has the same HTML as one in Markdown', () => {
  const pieces = [{ text: '{' }, { text: '"<port>"', className: 'a' }, { text: ': ' }];
  pieces.push({ text: '1', className: 'n' }, { text: '}' });
  const figure = codeFigure(
    { lines: [{ pieces, marks: [] }] },
    { language: 'json', title: 'a.json', texts: { copyCode: 'Copy', copyOutput: 'Copy output' } },
  );
  const component = (
    <CodeFigure code={'{"<port>": 1}'} language="json" title="a.json" copyText="Copy" />
  );
  expect(renderToStaticMarkup(component)).toBe(toHtml(figure));
});

test('a plain block of code has its language, but no colors', () => {
  const html = renderToStaticMarkup(
    <CodeFigure code="type: 1" language="yaml" isPlain copyText="Copy" />,
  );
  expect(html).toContain('data-language="yaml"');
  expect(html).toContain('<code>type: 1</code>');
});

test('the content of a heading comes before the link to its section', () => {
  const heading = (
    <SectionHeading level={3} id="tides" linkLabel="Link to this section">
      High <em>&amp;</em> low
    </SectionHeading>
  );
  expect(renderToStaticMarkup(heading)).toBe(
    '<h3 id="tides">High <em>&amp;</em> low' +
      '<a class="heading-link" href="#tides" aria-label="Link to this section"></a></h3>',
  );
});
