/**
 * Follows the tags of `<docs-island>` and `<docs-content>` in rendered markup. What an island renders itself must stay as it is,
 * since its code renders the same; the content that it places is a part of the page.
 */
export function followIslands(): { pass: (tag: string) => void; isWithin: () => boolean } {
  /** For each open element, whether it is an island. */
  const around: boolean[] = [];
  return {
    pass(tag) {
      if (tag.startsWith('</')) around.pop();
      else around.push(tag.startsWith('<docs-island'));
    },
    isWithin: () => around.at(-1) === true,
  };
}
