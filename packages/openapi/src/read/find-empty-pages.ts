import type { Problem } from 'folia-problems';
import { asList, asText } from '../description/json.ts';
import type { OpenDescription } from '../description/open-description.ts';
import type { Api, Operation } from '../model.ts';

/**
 * A warning for each operation whose page has nothing to show but its method and path. Generators
 * write such operations for undocumented routes among documented ones.
 */
export function findEmptyPages(
  { operations, webhooks }: Api,
  { locate }: Pick<OpenDescription, 'locate'>,
): Problem[] {
  return [...operations, ...webhooks].filter(isEmpty).map(({ raw, method, path }) =>
    locate(
      { value: raw },
      {
        severity: 'warning',
        kind: 'operations without content',
        message: `${method} ${path} has neither responses nor any text, so its page shows only the address.`,
        hint: 'Add a summary, a description or responses; or remove the operation.',
      },
    ),
  );
}

/** What the path and the whole description say about an operation does not count as its content. */
function isEmpty({ raw, responses, description, body, callbacks, externalDocs }: Operation) {
  const lists = [responses, callbacks, ...LISTS.map((key) => asList(raw[key]))];
  const hasSummary = asText(raw.summary)?.trim();
  return (
    lists.every((list) => list.length === 0) &&
    !hasSummary &&
    !description &&
    !body &&
    !externalDocs
  );
}

const LISTS = ['parameters', 'security', 'servers'];
