/** What `require.context` returns: https://webpack.js.org/guides/dependency-management/#context-module-api */
export type RequireContext = ((key: string) => unknown) & {
  keys: () => string[];
  resolve: (key: string) => string;
};

/** Makes the context of modules that were imported. @param modules by path relative to the folder, such as `./rye.json` */
export function requireContext(modules: Readonly<Record<string, unknown>>): RequireContext {
  const load = (key: string): unknown => {
    if (!Object.hasOwn(modules, key)) throw new Error(`Cannot find module '${key}'`);
    return modules[key];
  };
  return Object.assign(load, { keys: () => Object.keys(modules), resolve: (key: string) => key });
}
