import type { DevEnvironment, EnvironmentModuleNode } from 'vite';

/**
 * Transforms a module for browsers and all that it imports, without running any of it, which may need a browser.
 * @param file absolute path of the module
 * @returns its node in the module graph
 */
export async function followImports(
  file: string,
  browser: DevEnvironment,
): Promise<EnvironmentModuleNode | undefined> {
  const followed = new Set<string>();
  const follow = async (url: string): Promise<EnvironmentModuleNode | undefined> => {
    followed.add(url);
    await browser.transformRequest(url);
    const node = await browser.moduleGraph.getModuleByUrl(url);
    for (const { id, url: imported } of node?.importedModules ?? []) {
      // In development, packages are bundled when the browser asks for them.
      const isBundled = id !== null && browser.depsOptimizer?.isOptimizedDepFile(id) === true;
      if (!isBundled && !followed.has(imported)) await follow(imported);
    }
    return node;
  };
  return follow(file);
}
