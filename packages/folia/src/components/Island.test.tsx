import { Children, createContext, isValidElement, type ReactNode, useContext, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { makeIsland } from './Island.tsx';
import { OriginalContext } from './original.ts';

function Basket({ fruit, children }: { fruit?: string; children?: ReactNode }) {
  return (
    <p id={useId()}>
      {fruit} and {fruit}
      {children}
    </p>
  );
}

type WithContent = { children?: ReactNode };

function Titles({ children }: WithContent) {
  const titles = Children.map(children, (child) =>
    isValidElement<{ title: string }>(child) ? child.props.title : 'none',
  );
  return <p>{titles}</p>;
}

function Crate({ children }: WithContent) {
  return <div id={useId()}>{children}</div>;
}

function Rows({ children }: WithContent) {
  return (
    <table>
      <tbody>{children}</tbody>
    </table>
  );
}

const Season = createContext('none');

function Summer({ children }: WithContent) {
  return <Season value="summer">{children}</Season>;
}

function ShownSeason() {
  return <b>{useContext(Season)}</b>;
}

function Rotten(): ReactNode {
  throw new Error('Rotten');
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

describe('an island with content', () => {
  test('has it where its component places it, and in its props only its number', () => {
    const html = renderToStaticMarkup(
      <Island>
        <em>ripe</em>
      </Island>,
    );
    expect(html).toContain('<docs-content data-content="0"><em>ripe</em></docs-content></p>');
    expect(html).toContain('data-props="{&quot;children&quot;:{&quot;docs-content&quot;:0}}"');
  });

  test('has content that its component does not show in a template behind its markup', () => {
    const Closed = makeIsland(() => <p>Closed</p>, 'components/closed.island.tsx');
    const html = renderToStaticMarkup(
      <Closed>
        <em>ripe</em>
      </Closed>,
    );
    expect(html).toContain('<p>Closed</p><template data-content="0"><em>ripe</em></template></');
  });

  test('takes it from any prop, even within lists and objects', () => {
    type Props = { crops: { name: string; icon: ReactNode }[] };
    const Crops = makeIsland(
      ({ crops }: Props) => crops.map(({ name, icon }) => <p key={name}>{icon}</p>),
      'components/crops.island.tsx',
    );
    const crops = [
      { name: 'plum', icon: <b>P</b> },
      { name: 'apple', icon: <b>A</b> },
    ];
    const html = renderToStaticMarkup(<Crops crops={crops} />);
    expect(html).toContain('<p><docs-content data-content="1"><b>A</b></docs-content></p>');
    expect(html).toContain('&quot;name&quot;:&quot;apple&quot;,&quot;icon&quot;:{&quot;docs-c');
  });

  test('that contains an island has that as an island of its own', () => {
    const Crates = makeIsland(Crate, 'components/crate.island.tsx');
    const html = renderToStaticMarkup(
      <Crates>
        <Island fruit="plum" />
        <Island fruit="apple" />
      </Crates>,
    );
    expect(html.match(/<docs-island/g)).toHaveLength(3);
    const ids = [...html.matchAll(/ (?:data-)?id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(6);
  });

  test.each([
    ['reads the props of its elements', Titles, <i title="plum" key="0" />],
    ['places it where parsers of HTML do not leave it', Rows, <tr key="0" />],
    ['gives it a context', Summer, <ShownSeason key="0" />],
  ])('does not go live if its component %s', (_, Component, children) => {
    const whole = renderToStaticMarkup(<Component>{children}</Component>);
    const Lax = makeIsland(Component, 'components/Lax.tsx', false);
    expect(renderToStaticMarkup(<Lax>{children}</Lax>)).toBe(whole);
    const Strict = makeIsland(Component, 'components/strict.island.tsx');
    expect(() => renderToStaticMarkup(<Strict>{children}</Strict>)).toThrow(
      '(components/strict.island.tsx) cannot go live: it does more than place the elements',
    );
  });

  test('does not go live around a page, whose shell is live already', () => {
    const surround = (island: ReactNode) =>
      renderToStaticMarkup(<OriginalContext value={<main />}>{island}</OriginalContext>);
    const Lax = makeIsland(Basket, 'components/Basket.tsx', false);
    expect(surround(<Lax>{<main />}</Lax>)).not.toContain('docs-island');
    expect(surround(<Lax fruit="plum" />)).toContain('docs-island');
    expect(() => surround(<Island>{<main />}</Island>)).toThrow('cannot go live around the page');
  });

  test('throws what its content throws', () => {
    const island = (
      <Island>
        <Rotten />
      </Island>
    );
    expect(() => renderToStaticMarkup(island)).toThrow('Rotten');
  });
});

describe('invalid islands', () => {
  test('a prop that JSON does not support is reported with the component and its file', () => {
    expect(() => renderToStaticMarkup(<Island onPick={() => {}} />)).toThrow(
      '<Basket> (components/basket.island.tsx) cannot go live: its prop "onPick" is of type "function"',
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
