import { type ComponentType, createContext, createElement, useContext, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { isComponent } from './is-component.ts';
import { Head } from './page-head.ts';
import { Site, usePublishedSite } from './site-values.ts';
import { findUnsendable } from './unsendable.ts';

type Props = Record<string, unknown>;

/** An island within an island is part of it, as it is in the browser. */
const WithinIsland = createContext(false);

/**
 * A component as an island: its markup, made at build time, in an element that tells the browser which module and props
 * make it live.
 * @param source the module's path from the site's folder
 * @param isStrict false: with props that JSON cannot carry, it is markup alone
 * @throws Error where it is no component, and on rendering where a prop cannot be carried by JSON
 */
export function islandOf(
  Component: unknown,
  source: string,
  isStrict = true,
): ComponentType<Props> {
  if (!isComponent(Component)) {
    throw new Error(`${source} has no default export that is a React component.`);
  }
  const Plain = Component;
  const name = Plain.displayName || Plain.name || 'island';

  function Island(props: Props) {
    const id = useId();
    const site = usePublishedSite();
    let asksForSite = false;
    const askedSite = () => {
      asksForSite = true;
      return site;
    };
    const head = useContext(Head);
    if (useContext(WithinIsland)) return <Plain {...props} />;
    if (isStrict) refuseUnsendable(props, name, source);
    else if (findUnsendable(props)) return <Plain {...props} />;
    // Rendered apart, since a page's markup lacks the marks between texts that hydration looks for.
    const __html = renderToString(
      <WithinIsland value={true}>
        <Site value={askedSite}>
          <Head value={head}>
            <Plain {...props} />
          </Head>
        </Site>
      </WithinIsland>,
      { identifierPrefix: id },
    );
    return createElement('docs-island', {
      'data-source': source,
      'data-id': id,
      'data-props': JSON.stringify(props),
      // Only for those that ask for it: links, and what shows words of the config.
      'data-site': asksForSite ? JSON.stringify(site) : undefined,
      dangerouslySetInnerHTML: { __html },
    });
  }
  Island.displayName = `Island(${name})`;
  return Island;
}

function refuseUnsendable(props: Props, name: string, source: string): void {
  const found = findUnsendable(props);
  if (!found) return;
  const { path, kind } = found;
  throw new Error(
    `the prop "${path}" of <${name}> (${source}) is of the kind "${kind}", which JSON cannot carry. ` +
      'Props of an island are texts, numbers, true, false, null, and lists and plain objects of those.',
  );
}
