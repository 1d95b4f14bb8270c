import { Markup } from '../Markup.ts';
import { useSite } from '../site-context.ts';

/** The footer of a site that has its own, which the build has rendered before. */
export function Footer() {
  const { footerHtml = '' } = useSite().shell;
  return <Markup className="theme-footer" html={footerHtml} />;
}
