import { Markup } from '../Markup.ts';
import { useSite } from '../site-context.ts';

/** The footer of a site that has its own. It is rendered at build time; only its islands go live. */
export function Footer() {
  const { footerHtml = '' } = useSite().shell;
  return <Markup className="theme-footer" suppressHydrationWarning html={footerHtml} />;
}
