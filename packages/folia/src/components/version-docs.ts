import { createContext, useContext } from 'react';

/** Metadata of a page of the docs that is known before compiling. */
export type VersionDoc = { id: string; title: string; description: string };

/** The pages of one version of the docs. */
export type VersionDocs = {
  find: (id: string) => VersionDoc | undefined;
  ids: () => string[];
};

export const VersionDocsContext = createContext<VersionDocs | undefined>(undefined);

/** The pages of the version that the content belongs to. They are known to the text of docs pages only, outside of islands. */
export function useVersionDocs(): VersionDocs | undefined {
  return useContext(VersionDocsContext);
}
