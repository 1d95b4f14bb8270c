/**
 * Stands inline at the end of documents that hold islands: one in view is there to be used, which is a sign that the
 * reader will act. It is told to the boot script as one that it knows.
 */
const observer = new IntersectionObserver((entries) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  observer.disconnect();
  dispatchEvent(new Event('wheel'));
});
for (const island of document.querySelectorAll('docs-island')) observer.observe(island);
