/** Runs in the browser while a site is written: shows each change at once. */
import.meta.hot?.on('docs:change', () => location.reload());
