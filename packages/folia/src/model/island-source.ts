/** The export of a module: an island that the config lists. */
export type IslandExport = {
  /** The path of the module, relative to the site's folder. */
  file: string;
  /** The name of the export, `default` included. */
  name: string;
};

/** Reads an island of the config: `filter.tsx` is the default export of a module, `filter.tsx#Filter` another one. */
export function readIslandSource(source: string): IslandExport {
  const [, file = source, name = 'default'] = /^(.+)#([A-Za-z_$][\w$]*)$/.exec(source) ?? [];
  return { file, name };
}
