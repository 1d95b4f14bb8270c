import { createHash } from 'node:crypto';
import { join, posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type AddressForm, uncheckedHref } from '../contract/address.ts';
import { decodeOrKeep } from '../contract/decode.ts';
import type { LinkTarget } from '../model/page-content.ts';
import { isFile, readSourceFile } from '../read/read-files.ts';
import type { AssetStore } from './assets.ts';
import type { CodeMemory } from './code/code-memory.ts';
import { findMermaid, type MermaidLibrary } from './diagrams/mermaid-library.ts';
import { makeLinkResolver } from './link-resolver.ts';
import type { LinkingText } from './linking-text.ts';
import { type DocsByVersion, describeDoc, type ListedDoc } from './list-docs.ts';
import type { TextInput } from './text-input.ts';

/**
 * The queries about the rest of the site that a page can make while it is compiled. Queries and answers are plain data, so
 * they can be stored with a cached page and repeated to check whether it is still valid.
 */
export type Lookups = {
  link: (url: string, from: LinkingText) => Promise<LinkTarget>;
  /** Finds a file by its path as written, relative to one of these files. Returns its path relative to the site's folder. */
  file: (written: string, paths: string[]) => string | undefined;
  /** Reads a file by its path relative to the site's folder. */
  text: (path: string) => string;
  /** Copies a file of the site's folder to the output and returns its URL. */
  publish: (path: string) => Promise<string | undefined>;
  /** Describes a page of a version of the docs. */
  doc: (version: string, id: string) => ListedDoc | undefined;
  /** Lists the ids of the pages of a version of the docs. */
  docIds: (version: string) => string[];
  /** Finds the Mermaid that is installed. */
  mermaid: () => MermaidLibrary | undefined;
  /** Not a query: the code blocks of the page, with their tokens in an earlier version of it. */
  codeMemory?: CodeMemory;
  /** Not a query: receives the links in the texts of a page of an API reference. */
  noteReferenceLinks?: (links: ReferenceLinks) => void;
};

/** Links in the texts of an API description: all addresses with what they lead to, and those that lead nowhere. */
export type ReferenceLinks = {
  asked: [url: string, href: string | undefined][];
  deadLinks: string[];
};

/** A recorded query with its answer; for file contents, their hash. */
export type Lookup =
  | { about: 'link'; url: string; from: LinkingText; answer: LinkTarget }
  | { about: 'file'; written: string; paths: string[]; answer: string | undefined }
  | { about: 'text'; path: string; answer: string }
  | { about: 'publish'; path: string; answer: string | undefined }
  | { about: 'doc'; version: string; id: string; answer: ListedDoc | undefined }
  | { about: 'docIds'; version: string; answer: string[] }
  /** The answer is the version. */
  | { about: 'mermaid'; answer: string | undefined };

type LookupInput = Pick<TextInput, 'siteDir' | 'table' | 'generatedFiles'> & {
  config: AddressForm;
  /** Without it, there are no docs. Only code asks for them. */
  docs?: DocsByVersion;
};

/** Makes lookups that use the files of a site and the routes of its pages. */
export function makeLookups(
  { siteDir, config: address, table, generatedFiles, docs }: LookupInput,
  assets: AssetStore,
): Lookups {
  const targets = { address, table, assets, generatedFiles };
  return {
    async link(url, from) {
      const href = uncheckedHref(url, address);
      if (href !== undefined) return { kind: 'unchecked', href };
      return makeLinkResolver(from, targets)(url);
    },
    file(written, paths) {
      return writtenPaths(written, paths).find((path) => isFile(join(siteDir, path)));
    },
    text: (path) => readSourceFile(siteDir, path).text,
    publish: async (path) => (await assets.find(`@site/${path}`, path))?.href,
    doc(version, id) {
      const page = docs?.get(version)?.get(id);
      return page && describeDoc(page);
    },
    docIds: (version) => [...(docs?.get(version)?.keys() ?? [])],
    mermaid: () => findMermaid(siteDir),
  };
}

/** The paths, relative to the site's folder, that a path in one of these files may mean. */
function writtenPaths(written: string, paths: string[]): string[] {
  const plain = decodeOrKeep(written);
  const fromSite = /^(?:@site)?\/(.*)$/.exec(plain)?.[1];
  return paths.map((path) => posix.normalize(fromSite ?? posix.join(posix.dirname(path), plain)));
}

/** Lists the files on which an answer depends, relative to the site's folder. Some of them may not exist. */
export function filesOf(lookup: Lookup): string[] {
  switch (lookup.about) {
    case 'link': {
      const isFromFile = lookup.answer.kind === 'file' || lookup.answer.kind === 'broken';
      const { path, original = path } = lookup.from;
      return isFromFile ? writtenPaths(lookup.url.replace(/[?#].*$/, ''), [path, original]) : [];
    }
    case 'file':
      return writtenPaths(lookup.written, lookup.paths);
    case 'doc':
      return lookup.answer ? [lookup.answer.path] : [];
    case 'docIds':
    case 'mermaid':
      return [];
    default:
      return [lookup.path];
  }
}

/** Wraps lookups to record queries and answers. */
export function recordLookups(lookups: Lookups): { lookups: Lookups; recorded: () => Lookup[] } {
  const log = new Map<string, Lookup>();
  const note = (lookup: Lookup) => {
    const { answer: _, ...question } = lookup;
    log.set(JSON.stringify(question), lookup);
  };
  return {
    recorded: () => [...log.values()],
    lookups: {
      async link(url, from) {
        const { path, original, route, contentPath, isIndex } = from;
        const answer = await lookups.link(url, from);
        const text = { path, original, route, contentPath, isIndex };
        note({ about: 'link', url, from: text, answer });
        return answer;
      },
      file(written, paths) {
        const answer = lookups.file(written, paths);
        note({ about: 'file', written, paths, answer });
        return answer;
      },
      text(path) {
        const text = lookups.text(path);
        note({ about: 'text', path, answer: sumOf(text) });
        return text;
      },
      async publish(path) {
        const answer = await lookups.publish(path);
        note({ about: 'publish', path, answer });
        return answer;
      },
      doc(version, id) {
        const answer = lookups.doc(version, id);
        note({ about: 'doc', version, id, answer });
        return answer;
      },
      docIds(version) {
        const answer = lookups.docIds(version);
        note({ about: 'docIds', version, answer });
        return answer;
      },
      mermaid() {
        const library = lookups.mermaid();
        note({ about: 'mermaid', answer: library?.version });
        return library;
      },
    },
  };
}

/** Whether all recorded queries still have the same answers. Repeating them also publishes the files that a page refers to. */
export async function haveSameAnswers(recorded: Lookup[], lookups: Lookups): Promise<boolean> {
  const same = await Promise.all(
    recorded.map(async (lookup) =>
      isDeepStrictEqual(await answerTo(lookup, lookups), lookup.answer),
    ),
  );
  return same.every(Boolean);
}

async function answerTo(lookup: Lookup, lookups: Lookups): Promise<Lookup['answer']> {
  if (lookup.about === 'link') return lookups.link(lookup.url, lookup.from);
  if (lookup.about === 'file') return lookups.file(lookup.written, lookup.paths);
  if (lookup.about === 'doc') return lookups.doc(lookup.version, lookup.id);
  if (lookup.about === 'docIds') return lookups.docIds(lookup.version);
  if (lookup.about === 'mermaid') return lookups.mermaid()?.version;
  if (lookup.about === 'publish') return lookups.publish(lookup.path);
  return lookups.file(`/${lookup.path}`, ['']) === undefined
    ? undefined
    : sumOf(lookups.text(lookup.path));
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
