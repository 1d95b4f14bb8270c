/** Runs in the browser while a site is written: shows each change at once, and what is wrong with the site. */
import.meta.hot?.on('docs:change', () => location.reload());
import.meta.hot?.send('docs:ready');
