import { createContext, type ReactNode, useContext } from 'react';

/** What a slot of the theme replaces or surrounds; undefined elsewhere. */
export const OriginalContext = createContext<ReactNode>(undefined);

/** What the slot of the theme around the component replaces or surrounds; undefined elsewhere. */
export function useOriginal(): ReactNode {
  return useContext(OriginalContext);
}
