import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { defaultTitle } from '../contract/admonitions.ts';
import { admonition } from '../markup/admonition.ts';
import { cardList } from '../markup/cards.ts';
import { tabs } from '../markup/tabs.ts';
import { Admonition } from './Admonition.tsx';
import { DocCardList } from './DocCardList.tsx';
import { TabItem, Tabs } from './Tabs.tsx';

const words: ElementContent = { type: 'text', value: 'Rye & "spelt".' };

/** HTML as a browser reads it, whatever the escaping and the order of attributes. */
function parsed(html: string): unknown {
  const isKept = (key: string, value: unknown) => (key === 'position' ? undefined : value);
  return JSON.parse(JSON.stringify(fromHtml(html, { fragment: true }).children, isKept));
}

function expectSame(component: ReactElement, markup: Element): void {
  expect(parsed(renderToStaticMarkup(component))).toEqual(parsed(toHtml(markup)));
}

// Components may be parts of islands, which must not bring the libraries for trees into the browser.
describe('a component writes the same HTML as the markup of its name', () => {
  test.each(['note', 'tip', 'important', 'caution', 'bakers-hint'])('a box of kind %s', (kind) => {
    const title = defaultTitle(kind, {});
    expectSame(
      <Admonition type={kind}>{words.value}</Admonition>,
      admonition(kind, title, [words], { ariaLabel: title }),
    );
  });

  test('cards', () => {
    const cards = [
      { label: 'Rye', href: '/rye', description: 'Dark.' },
      { label: 'Oat', href: '/oat' },
    ];
    expectSame(<DocCardList items={cards} />, cardList(cards));
  });

  test('tabs', () => {
    const component = (
      <Tabs groupId="grain">
        <TabItem value="rye">
          <p>Dark.</p>
        </TabItem>
        <TabItem value="oat">
          <p>Light.</p>
        </TabItem>
      </Tabs>
    );
    const name = / name="([^"]+)"/.exec(renderToStaticMarkup(component))?.[1] ?? '';
    const panel = (value: string): Element => {
      return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] };
    };
    const alternatives = [
      { value: 'rye', content: panel('Dark.') },
      { value: 'oat', content: panel('Light.') },
    ];
    expectSame(component, tabs(alternatives, { name, group: 'grain' }));
  });
});
