/** A module with a mistake must not keep the others from running. */
export function onRouteDidUpdate(): void {
  throw new Error('The visit is not counted.');
}
