import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Admonition } from './Admonition.tsx';
import { TabItem, Tabs } from './Tabs.tsx';

describe('Tabs', () => {
  test('the first is selected unless another is marked', () => {
    const html = renderToStaticMarkup(
      <Tabs>
        <TabItem value="rye">Rye</TabItem>
        <TabItem value="spelt">Spelt</TabItem>
      </Tabs>,
    );
    expect(html).toMatch(/<input [^>]*checked=""[^>]*value="rye"/);
    expect(html.match(/checked/g)).toHaveLength(1);
  });

  test('the one marked as default is selected', () => {
    const html = renderToStaticMarkup(
      <Tabs>
        <TabItem value="rye">Rye</TabItem>
        <TabItem value="spelt" default>
          Spelt
        </TabItem>
      </Tabs>,
    );
    expect(html).toMatch(/<input [^>]*checked=""[^>]*value="spelt"/);
  });

  test('the default value takes precedence over the mark', () => {
    const html = renderToStaticMarkup(
      <Tabs defaultValue="rye">
        <TabItem value="rye">Rye</TabItem>
        <TabItem value="spelt" default>
          Spelt
        </TabItem>
      </Tabs>,
    );
    expect(html).toMatch(/<input [^>]*checked=""[^>]*value="rye"/);
  });

  test('a label is a value, too, and a tab without both is an error', () => {
    const tabs = (item: ReactElement) => renderToStaticMarkup(<Tabs>{item}</Tabs>);
    expect(tabs(<TabItem label="Rye">Dark.</TabItem>)).toContain('value="Rye"');
    expect(() => tabs(<TabItem>Dark.</TabItem>)).toThrow('A tab needs a value.');
  });

  test('each has its label and its panel, in order', () => {
    const html = renderToStaticMarkup(
      <Tabs groupId="grain">
        <TabItem value="rye" label="Rye bread">
          Dark.
        </TabItem>
        <TabItem value="spelt">Light.</TabItem>
      </Tabs>,
    );
    const parts = html.match(/(?<=>)[^<>]+(?=<)/g);
    expect(parts).toEqual(['Rye bread', 'Dark.', 'spelt', 'Light.']);
    expect(html.match(/data-tab-group="grain"/g)).toHaveLength(2);
  });

  test('two groups of tabs on one page are independent', () => {
    const tabs = (
      <Tabs>
        <TabItem value="rye">Rye</TabItem>
      </Tabs>
    );
    const html = renderToStaticMarkup(
      <>
        {tabs}
        {tabs}
      </>,
    );
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(2);
  });
});

describe('Admonition', () => {
  test('renders the box of ":::warning", titled with its type', () => {
    expect(renderToStaticMarkup(<Admonition type="warning">Hot.</Admonition>)).toBe(
      '<div class="admonition warning" role="note" aria-label="Warning"><p class="admonition-title">Warning</p>Hot.</div>',
    );
  });

  test('can have a title of its own', () => {
    expect(
      renderToStaticMarkup(
        <Admonition type="tip" title="Fresh">
          Bread.
        </Admonition>,
      ),
    ).toContain('<p class="admonition-title">Fresh</p>');
  });
});
