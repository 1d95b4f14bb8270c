/**
 * The footer of every page at build time. The bundler replaces it with `ThemeFooter.tsx` if the site has a footer of its own,
 * and in browsers with `BuiltFooter.tsx`.
 */
export { SiteFooter as Footer } from './SiteFooter.tsx';
