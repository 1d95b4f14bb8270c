import { pathToRoute, splitSuffix, withoutBase } from '../../contract/address.ts';
import type { SidebarContext } from './sidebar-context.ts';

/** The route of a path within the site, which may already begin with the base path. */
export function linkRoute(
  path: string,
  { address, routes }: Pick<SidebarContext, 'address' | 'routes'>,
): string {
  const routeOf = (pathname: string) => pathToRoute(pathname, '/') ?? pathname;
  const pathInSite = withoutBase(path, address, (pathname) => routes.has(routeOf(pathname)));
  return routeOf(splitSuffix(pathInSite).pathname);
}
