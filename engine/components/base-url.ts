import { createContext, useContext } from 'react';

/** The base path of the site whose content is rendered. */
export const BaseUrl = createContext('/');

/** A path from the site's root with the base path before it; what is relative or elsewhere stays as it is. */
export function useBaseUrl(path = '/'): string {
  const base = useContext(BaseUrl);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\.)/i.test(path)) return path;
  return path.startsWith(base) && base !== '/' ? path : base + path.replace(/^\//, '');
}
