import { type Context, type ReactNode, useContext } from 'react';
import { GivenComponents } from './mdx-provider.tsx';
import { MessagesContext } from './messages.ts';
import { PageHeadContext } from './page-head.ts';
import { PageValuesContext } from './page-values.ts';
import { SiteValuesContext } from './site-values.ts';
import { ThemeConfigContext } from './theme-config.ts';
import { VersionDocsContext } from './version-docs.ts';

/** Returns a function that gives content, rendered apart from the page, everything that the engine tells the page. */
export function usePageContexts(): (content: ReactNode) => ReactNode {
  const providers = [
    useProvider(SiteValuesContext),
    useProvider(PageValuesContext),
    useProvider(MessagesContext),
    useProvider(ThemeConfigContext),
    useProvider(VersionDocsContext),
    useProvider(GivenComponents),
    useProvider(PageHeadContext),
  ];
  return (content) => providers.reduce((inner, provide) => provide(inner), content);
}

function useProvider<Value>(Provider: Context<Value>): (content: ReactNode) => ReactNode {
  const value = useContext(Provider);
  return (content) => <Provider value={value}>{content}</Provider>;
}
