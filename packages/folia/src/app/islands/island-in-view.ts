/**
 * Inlined at the end of documents with islands that are live without being used. An island in view is likely to be used, so it
 * counts as a sign that the reader is about to act. It is reported to the boot script as an event that the script knows.
 */
const observer = new IntersectionObserver((entries) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  observer.disconnect();
  dispatchEvent(new Event('ready'));
});
for (const island of document.querySelectorAll('docs-island:not([data-when])'))
  observer.observe(island);
