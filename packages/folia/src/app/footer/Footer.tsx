/** The footer of every page. The bundler replaces it with `ThemeFooter.tsx` if the site has a footer of its own. */
export { SiteFooter as Footer } from './SiteFooter.tsx';
