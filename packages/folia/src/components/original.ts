import { createContext, type ReactNode, useContext } from 'react';

/** What a slot of the theme replaces or surrounds; undefined elsewhere. */
export const OriginalContext = createContext<ReactNode>(undefined);

export function useOriginal(): ReactNode {
  return useContext(OriginalContext);
}
