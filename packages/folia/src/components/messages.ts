import { createContext, use } from 'react';

/** A function, so that usage of the messages by an island can be detected. */
export const MessagesContext = createContext<() => Readonly<Record<string, string>>>(() => ({}));

/**
 * The text of the site's own components for an id in the language of the page.
 *
 * @returns undefined if there is none, and outside of rendering, where the page is not known
 */
export function useMessage(id: string): string | undefined {
  const messages = use(MessagesContext)();
  return Object.hasOwn(messages, id) ? messages[id] : undefined;
}
