import { type ComponentType, createContext, createElement, useContext, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { readIslandSource } from '../model/island-source.ts';
import { isComponent } from './is-component.ts';
import { MessagesContext } from './messages.ts';
import { PageHeadContext } from './page-head.ts';
import { PageValuesContext, usePageValues } from './page-values.ts';
import { SiteValuesContext, usePublishedSite } from './site-values.ts';
import { renderLive } from './static-code.ts';
import { ThemeConfigContext } from './theme-config.ts';
import { findUnsupported } from './unsendable.ts';

type Props = Record<string, unknown>;

/**
 * When the code of an island is fetched and run: once the `<details>` that is its only element is opened, or once
 * something in it is clicked, focused or typed in. Without it, when the island comes near the viewport.
 */
const WHEN = ['open', 'use'] as const;
export type IslandWhen = (typeof WHEN)[number];

/** An island within an island is part of it, as in the browser. */
const WithinIslandContext = createContext(false);

/**
 * Wraps a component as an island: its build-time markup, in an element that specifies the module
 * and the props for the browser.
 *
 * @param source the module's path relative to the site's folder, and after `#` the name of an export that is not the default
 * @param isStrict false renders only markup if a prop cannot be serialized as JSON
 * @param when one of `WHEN`, which the module exports as `when`
 * @throws Error if it is not a component or `when` is something else, and when rendering a prop that cannot be serialized as
 * JSON
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
    const { messages, ...site } = usePublishedSite();
    let usesSite = false;
    const readSite = () => {
      usesSite = true;
      return { ...site, messages };
    };
    let usesMessages = false;
    const readMessages = () => {
      usesMessages = true;
      return messages;
    };
    const page = usePageValues();
    let usesPage = false;
    const readPage = () => {
      usesPage = true;
      return page;
    };
    const head = useContext(PageHeadContext);
    if (useContext(WithinIslandContext)) return <Plain {...props} />;
    if (isStrict) checkProps(props, name, source);
    else if (findUnsupported(props)) return <Plain {...props} />;
    // Rendered separately, because a page's markup lacks the markers between text nodes that
    // hydration needs.
    const content = (
      <WithinIslandContext value={true}>
        <SiteValuesContext value={readSite}>
          <PageValuesContext value={readPage}>
            <MessagesContext value={readMessages}>
              <ThemeConfigContext value={{}}>
                <PageHeadContext value={head}>
                  <Plain {...props} />
                </PageHeadContext>
              </ThemeConfigContext>
            </MessagesContext>
          </PageValuesContext>
        </SiteValuesContext>
      </WithinIslandContext>
    );
    const __html = renderLive(() => renderToString(content, { identifierPrefix: id }));
    return createElement('docs-island', {
      'data-source': source,
      'data-when': when,
      'data-id': id,
      'data-props': JSON.stringify(props),
      // Only for islands that use it: links, and components that show values of the config.
      'data-site': usesSite ? JSON.stringify(site) : undefined,
      'data-messages': usesMessages ? JSON.stringify(messages) : undefined,
      'data-page': usesPage ? JSON.stringify(page) : undefined,
      dangerouslySetInnerHTML: { __html },
    });
  }
  Island.displayName = `Island(${name})`;
  return Island;
}

function checkProps(props: Props, name: string, source: string): void {
  const found = findUnsupported(props);
  if (!found) return;
  const { path, kind } = found;
  throw new Error(
    `the prop "${path}" of <${name}> (${source}) is of type "${kind}", which JSON does not support. ` +
      'Props of an island must be strings, numbers, booleans, null, or arrays and plain objects of these.',
  );
}
