/** A module that fails if a test asks for it, which must not keep the others from running. */
export function onRouteDidUpdate(): void {
  if (sessionStorage.getItem('visits') === 'broken') throw new Error('The visit is not counted.');
}
