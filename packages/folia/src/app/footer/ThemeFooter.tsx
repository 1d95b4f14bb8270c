import { useSite } from '../site-context.ts';

/** The footer of a site that has its own. It is rendered at build time; only its islands go live. */
export function Footer() {
  const { footerHtml = '' } = useSite().shell;
  return (
    <div
      className="theme-footer"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: footerHtml }}
    />
  );
}
