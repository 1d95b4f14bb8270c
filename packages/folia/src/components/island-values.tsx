import { type ReactNode, useContext } from 'react';
import { MessagesContext } from './messages.ts';
import { PageHeadContext } from './page-head.ts';
import { PageValuesContext, usePageValues } from './page-values.ts';
import { SiteValuesContext, usePublishedSite } from './site-values.ts';
import { ThemeConfigContext } from './theme-config.ts';

type IslandValues = {
  /** Gives an island the values of the site and of its page that it has in the browser, too. */
  provide: (island: ReactNode) => ReactNode;
  /** The attributes with the values that it has read; most islands read none. */
  attributes: () => Record<string, string | undefined>;
};

/** The values that an island can read, as a component of the page that it is on knows them. */
export function useIslandValues(): IslandValues {
  const { messages, ...site } = usePublishedSite();
  const page = usePageValues();
  const head = useContext(PageHeadContext);
  const read = new Set<string>();
  const noting =
    <Value,>(name: string, value: Value) =>
    () => {
      read.add(name);
      return value;
    };
  const json = (name: string, value: unknown) =>
    read.has(name) ? JSON.stringify(value) : undefined;
  return {
    provide: (island) => (
      <SiteValuesContext value={noting('site', { ...site, messages })}>
        <PageValuesContext value={noting('page', page)}>
          <MessagesContext value={noting('messages', messages)}>
            <ThemeConfigContext value={{}}>
              <PageHeadContext value={head}>{island}</PageHeadContext>
            </ThemeConfigContext>
          </MessagesContext>
        </PageValuesContext>
      </SiteValuesContext>
    ),
    attributes: () => ({
      'data-site': json('site', site),
      'data-messages': json('messages', messages),
      'data-page': json('page', page),
    }),
  };
}
