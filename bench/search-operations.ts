/** Measures how reliably the operations of an API are found. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitSuffix } from 'folia/address';
import type { SearchedOperation, TitlesFile } from 'folia-search/format';
import type { BuiltSearch } from './built-search.ts';

/** How many operations of the API reference are the first hit, by type of query. */
export type OperationsFound = {
  operations: number;
  /** By method and path, with and without the base path, with examples for parameters. */
  byAddress: number;
  /** By the path alone, for which any operation of the path is correct. */
  byPath: number;
  /** By the id as written, in kebab case, and as words (in any of the first three hits). */
  byId: number;
  byKebabId: number;
  byWordsOfId: number;
  missed: string[];
};

export type DescribedOperation = SearchedOperation & { id: string; url: string };

/** The operations on the pages of a built site. */
export function readOperations(outDir: string): DescribedOperation[] {
  const titles: TitlesFile = JSON.parse(readFileSync(join(outDir, 'search-titles.json'), 'utf8'));
  return titles.pages.flatMap(({ url, operation }) =>
    operation ? [{ ...operation, id: operation.id ?? camelCase(url), url }] : [],
  );
}

/**
 * Searches for each operation in all ways. It counts as found by address if each notation finds it.
 */
export async function measureOperations(
  search: BuiltSearch,
  operations: DescribedOperation[],
): Promise<OperationsFound> {
  const missed: string[] = [];
  const count = async (waysOf: (operation: DescribedOperation) => Way[]) => {
    let found = 0;
    for (const operation of operations) {
      const failed = await firstFailed(search, waysOf(operation));
      if (failed) missed.push(failed);
      else found += 1;
    }
    return found;
  };
  return {
    operations: operations.length,
    byAddress: await count((operation) => addressesOf(operation, operations)),
    byPath: await count(({ base, path }) => {
      const urls = urlsOf(operations, (other) => other.path === path);
      return [path, base + path].map((query) => ({ query, urls, within: 1 }));
    }),
    byId: await count(({ id, url }) => [{ query: id, urls: [url], within: 1 }]),
    byKebabId: await count(({ id, url }) => [{ query: kebab(id), urls: [url], within: 1 }]),
    byWordsOfId: await count(({ id, url }) => [
      { query: kebab(id).replaceAll('-', ' '), urls: [url], within: 3 },
    ]),
    missed,
  };
}

type Way = { query: string; urls: string[]; within: number };

async function firstFailed(search: BuiltSearch, ways: Way[]): Promise<string | undefined> {
  for (const { query, urls, within } of ways) {
    const hits = await search(query);
    const pages = [...new Set(hits.map(({ url }) => splitSuffix(url).pathname))].slice(0, within);
    if (!pages.some((page) => urls.includes(page))) {
      return `${query} -> ${pages[0] ?? 'nothing'}`;
    }
  }
  return undefined;
}

/**
 * Notations of method and path. With examples for parameters, paths of the same form are correct,
 * too.
 */
function addressesOf(
  { method, base, path, url }: DescribedOperation,
  all: DescribedOperation[],
): Way[] {
  const alike = urlsOf(
    all,
    (other) => other.method === method && formOf(other.path) === formOf(path),
  );
  const filled = (value: string) => path.replace(/\{[^}]*\}/g, value);
  const exact = [
    `${method} ${path}`,
    `${method.toLowerCase()} ${path}`,
    `${method} ${base}${path}`,
    `${method} ${path}/`,
    `${method} https://example.com${base}${path}`,
  ];
  const examples = [
    `${method} ${path.replace(/\{([^}]*)\}/g, ':$1')}`,
    `${method} ${filled('123e4567-e89b-12d3-a456-426614174000')}`,
    `${method} ${base}${filled('42')}`,
  ];
  return [
    ...exact.map((query) => ({ query, urls: [url], within: 1 })),
    ...examples.map((query) => ({ query, urls: alike, within: 1 })),
  ];
}

function urlsOf(
  operations: DescribedOperation[],
  isRight: (operation: DescribedOperation) => boolean,
) {
  return operations.filter(isRight).map(({ url }) => url);
}

function formOf(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

/** `getMyUser` for `/docs/api/get-my-user`. */
function camelCase(url: string): string {
  return (url.split('/').at(-1) ?? '').replace(/-(.)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}

function kebab(id: string): string {
  return id.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}
