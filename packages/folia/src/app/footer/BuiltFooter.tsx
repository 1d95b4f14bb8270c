import { useState } from 'react';
import { Markup } from '../Markup.ts';

/**
 * The footer in browsers: what the build has rendered, which is the same on all pages of a shell. Only islands in it go
 * live.
 */
export function Footer() {
  const [footer] = useState(readFooter);
  return footer && <Markup suppressHydrationWarning {...footer} />;
}

function readFooter() {
  // The text of a page may have elements with such names.
  const footer = document.querySelector('#page-shell > :is(.site-footer, .theme-footer)');
  if (!footer) return null;
  const as = footer.matches('footer') ? ('footer' as const) : undefined;
  return { as, className: footer.className, html: footer.innerHTML };
}
