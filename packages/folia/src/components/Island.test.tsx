import { type ReactNode, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { makeIsland } from './Island.tsx';

function Basket({ fruit, children }: { fruit?: string; children?: ReactNode }) {
  return (
    <p id={useId()}>
      {fruit} and {fruit}
      {children}
    </p>
  );
}

const Island = makeIsland(Basket, 'components/basket.island.tsx');

describe('an island in the markup of a page', () => {
  test('is in an element with its module and its props', () => {
    const html = renderToStaticMarkup(<Island fruit='"plum"' />);
    expect(html).toContain('<docs-island data-source="components/basket.island.tsx"');
    expect(html).toContain('data-props="{&quot;fruit&quot;:&quot;\\&quot;plum\\&quot;&quot;}"');
  });

  test('says what it waits for, if it does', () => {
    const Late = makeIsland(Basket, 'components/late.island.tsx', true, 'use');
    expect(renderToStaticMarkup(<Late />)).toContain('late.island.tsx" data-when="use" data-id=');
    expect(renderToStaticMarkup(<Island />)).not.toContain('data-when');
  });

  test('has the markers between text nodes that hydration needs', () => {
    expect(renderToStaticMarkup(<Island fruit="plum" />)).toContain('plum<!-- --> and ');
  });

  test('has unique ids if a page contains it twice', () => {
    const html = renderToStaticMarkup(
      <>
        <Island />
        <Island />
      </>,
    );
    const ids = [...html.matchAll(/<p id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test('is part of the island around it', () => {
    const Outer = makeIsland(() => <Island fruit="plum" />, 'components/outer.island.tsx');
    expect(renderToStaticMarkup(<Outer />).match(/<docs-island/g)).toHaveLength(1);
  });
});

describe('invalid islands', () => {
  test('a prop that JSON does not support is reported with the component and its file', () => {
    expect(() => renderToStaticMarkup(<Island onPick={() => {}} />)).toThrow(
      'the prop "onPick" of <Basket> (components/basket.island.tsx) is of type "function"',
    );
  });

  test('a module without a component is reported', () => {
    expect(() => makeIsland(undefined, 'components/bare.island.tsx')).toThrow(
      'components/bare.island.tsx has no default export',
    );
  });

  test('a module that waits for something unknown is reported', () => {
    expect(() => makeIsland(Basket, 'components/basket.island.tsx', true, 'spring')).toThrow(
      'components/basket.island.tsx: the export "when" must be "open" or "use".',
    );
  });
});
