/**
 * An opening tag, whose attributes may contain `>`. The summary of `<details>` belongs to it, since the style sheets of some
 * documents depend on both.
 */
const TAG =
  /<details(?:"[^"]*"|'[^']*'|[^>"'])*>(?:<summary[^>]*>)?|<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/**
 * Returns the distinct opening tags of HTML, one after the other. They decide which style sheets the HTML needs, and
 * searching only them takes a third of the time.
 */
export function distinctTags(html: string): string {
  return [...new Set(html.match(TAG))].join('');
}
