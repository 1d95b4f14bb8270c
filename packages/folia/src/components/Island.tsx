import { type ComponentType, createElement, useContext, useId } from 'react';
import { readIslandSource } from '../model/island-source.ts';
import { isComponent } from './is-component.ts';
import { hasContents } from './island-contents.ts';
import { useIslandValues } from './island-values.tsx';
import { OriginalContext } from './original.ts';
import { usePageContexts } from './page-contexts.tsx';
import { PageHeadContext } from './page-head.ts';
import { renderIsland } from './render-island.tsx';
import { noteInert } from './static-code.ts';
import { findUnsupported, type UnsupportedValue } from './unsendable.ts';
import { WithinIslandContext } from './within-island.ts';

type Props = Record<string, unknown>;

/**
 * When the code of an island is fetched and run: once the `<details>` that is its only element is opened, or once
 * something in it is clicked, focused or typed in. Without it, when the island comes near the viewport.
 */
const WHEN = ['open', 'use'] as const;
export type IslandWhen = (typeof WHEN)[number];

/**
 * Wraps a component as an island: its build-time markup, in an element that specifies the module
 * and the props for the browser.
 *
 * @param source the module's path relative to the site's folder, and after `#` the name of an export that is not the default
 * @param isStrict false renders only markup if it cannot go live with its props
 * @param when one of `WHEN`, which the module exports as `when`
 * @throws Error if it is not a component or `when` has another value. Rendering the island throws if its props keep it from
 * going live
 */
export function makeIsland(
  Component: unknown,
  source: string,
  isStrict = true,
  when?: unknown,
): ComponentType<Props> {
  if (!isComponent(Component)) {
    const { file, name } = readIslandSource(source);
    const which = name === 'default' ? 'no default export' : `no export "${name}"`;
    throw new Error(`${file} has ${which} that is a React component.`);
  }
  if (when !== undefined && !WHEN.some((known) => known === when)) {
    throw new Error(
      `${source}: the export "when" must be ${WHEN.map((name) => `"${name}"`).join(' or ')}.`,
    );
  }
  const Plain = Component;
  const name = Plain.displayName || Plain.name || 'island';

  function Island(props: Props) {
    const id = useId();
    const { provide, attributes } = useIslandValues();
    const asPage = usePageContexts();
    const isAroundPage = useContext(OriginalContext) !== undefined;
    // An island within an island is part of it, as in the browser.
    if (useContext(WithinIslandContext)) return <Plain {...props} />;
    const found = findUnsupported(props);
    if (found) return inert(becauseOf(found), props);
    // A part of the theme surrounds the whole page, whose shell is live already.
    if (isAroundPage && hasContents(props)) return inert(AROUND_PAGE, props);
    const markup = renderIsland(Plain, props, {
      id,
      asIsland: (content) => (
        <WithinIslandContext value={true}>{provide(content)}</WithinIslandContext>
      ),
      asPage,
      asTrial: (content) => asPage(<PageHeadContext value={{}}>{content}</PageHeadContext>),
    });
    if (!markup) return inert(USES_CONTENT, props);
    return createElement('docs-island', {
      'data-source': source,
      'data-when': when,
      'data-id': id,
      'data-props': JSON.stringify(markup.props),
      ...attributes(),
      dangerouslySetInnerHTML: { __html: markup.html },
    });
  }
  /** The markup of the component alone, which does not go live. */
  function inert(why: string, props: Props) {
    if (isStrict) throw new Error(`<${name}> (${source}) ${why}`);
    noteInert(name, why);
    return <Plain {...props} />;
  }
  Island.displayName = `Island(${name})`;
  return Island;
}

function becauseOf({ path, kind }: UnsupportedValue): string {
  return (
    `cannot go live: its prop "${path}" is of type "${kind}", which JSON does not support. ` +
    'Props of an island must be strings, numbers, booleans, null, elements, or arrays and plain objects of these.'
  );
}

const USES_CONTENT =
  'cannot go live: it does more than place the elements in its props. It reads or changes them, gives them a context, or places ' +
  'them where HTML does not allow it, such as directly in a table. Pass what it needs as plain values.';

const AROUND_PAGE =
  'cannot go live around the page. Place it beside the children of the part of the theme.';
