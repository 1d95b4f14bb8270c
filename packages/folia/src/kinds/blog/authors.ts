import type { Fact, Problem } from 'folia-problems';
import { didYouMean } from 'folia-problems';
import { z } from 'zod';
import { hasScheme } from '../../contract/address.ts';
import { keyLine } from '../../read/config/key-line.ts';
import type { SourceFile } from '../../read/frontmatter.ts';
import { parseDataFile } from '../../read/parse-data-file.ts';
import { kebabCase } from '../tags/kebab-case.ts';
import { type AuthorEntry, authorSchema } from './schema.ts';

/** The author of a post. */
export type Author = {
  /** Key in the authors file; absent for an inline author. */
  key?: string;
  name: string;
  title?: string;
  url?: string;
  imageUrl?: string;
  email?: string;
  socials: { platform: string; url: string }[];
  description?: string;
  isOrganization?: boolean;
  /** Path of the author's page below the authors index. */
  permalink?: string;
};

/** Profile URLs by platform, for the platforms that Docusaurus supports. */
const PLATFORMS: Record<string, (name: string) => string> = {
  bluesky: (name) => `https://bsky.app/profile/${name}`,
  email: (name) => `mailto:${name}`,
  github: (name) => `https://github.com/${name}`,
  instagram: (name) => `https://www.instagram.com/${name}`,
  linkedin: (name) => `https://www.linkedin.com/in/${name}/`,
  mastodon: (name) => `https://mastodon.social/@${name}`,
  newsletter: (name) => name,
  stackoverflow: (name) => `https://stackoverflow.com/users/${name}`,
  threads: (name) => `https://www.threads.net/@${name}`,
  twitch: (name) => `https://twitch.tv/${name}`,
  twitter: (name) => `https://twitter.com/${name}`,
  x: (name) => `https://x.com/${name}`,
  youtube: (name) => `https://youtube.com/@${name}`,
};

/** Authors by key. */
export const authorsSchema = z.record(z.string(), authorSchema);

/**
 * Parses an `authors.yml` (https://docusaurus.io/docs/blog#global-authors): authors by key, and problems.
 * @param unknownPages pages that may or may not exist while the file has mistakes
 */
export function parseAuthors(
  file: SourceFile,
  unknownPages: Fact[] = [],
): {
  authors: Map<string, Author>;
  problems: Problem[];
} {
  const { data = {}, problems } = parseDataFile(file, authorsSchema, (lost) => [
    ...unknownPages,
    ...lost.map(([key]): Fact => (key === undefined ? 'authors' : `authors/${String(key)}`)),
  ]);
  const authors = new Map<string, Author>();
  const owners = new Map<string, string>();
  for (const [key, entry] of Object.entries(data)) {
    const result = parseAuthor(entry, key);
    const { permalink } = result.author;
    const owner = permalink === undefined ? undefined : owners.get(permalink);
    if (owner !== undefined) problems.push(takenPage(file, key, owner, `${permalink}`));
    else if (permalink !== undefined) owners.set(permalink, key);
    authors.set(
      key,
      owner === undefined ? result.author : { ...result.author, permalink: undefined },
    );
    for (const { path, ...problem } of result.problems) {
      problems.push({
        ...problem,
        file: file.path,
        line: keyLine(file.text, [key, ...path]),
        dependsOn: [`authors/${key}`],
      });
    }
  }
  return { authors, problems };
}

function takenPage(file: SourceFile, key: string, owner: string, permalink: string): Problem {
  return {
    subject: 'route',
    file: file.path,
    line: keyLine(file.text, [key, 'page']),
    message: `The authors "${owner}" and "${key}" have the same address ${permalink}, so "${key}" has no page.`,
    hint: `Give "${key}" another address: page: { permalink: /… }.`,
    dependsOn: [`authors/${key}`],
  };
}

type AuthorProblem = Problem & { path: string[] };

/** Parses an entry of the authors file or an inline author. @param key in the authors file; undefined if inline */
export function parseAuthor(
  entry: AuthorEntry,
  key?: string,
): { author: Author; problems: AuthorProblem[] } {
  const problems: AuthorProblem[] = [];
  const imageUrl = entry.image_url ?? entry.imageURL;
  if (!entry.name && !imageUrl) {
    const author = key === undefined ? 'The author' : `The author "${key}"`;
    const message = `${author} has neither a name nor a picture.`;
    problems.push({ path: [], message, hint: 'Add "name".' });
  }
  const socials = Object.entries(entry.socials ?? {}).map(([platform, name]) => {
    const url = socialUrl(platform, name);
    if (url === undefined) {
      const known = Object.keys(PLATFORMS);
      problems.push({
        path: ['socials', platform],
        message: `Unknown platform "${platform}": cannot link to a user name.`,
        hint: `${didYouMean(platform, known)}Write a full URL, or use one of: ${known.join(', ')}.`,
      });
    }
    return { platform, url: url ?? name };
  });
  const { name = key ?? '', title, url, email, description, organization: isOrganization } = entry;
  const permalink = pagePermalink(entry.page, key);
  return {
    author: {
      key,
      name,
      title,
      url,
      imageUrl,
      email,
      socials,
      description,
      isOrganization,
      permalink,
    },
    problems,
  };
}

function socialUrl(platform: string, name: string): string | undefined {
  if (hasScheme(name)) return name;
  return Object.hasOwn(PLATFORMS, platform) ? PLATFORMS[platform]?.(name) : undefined;
}

function pagePermalink(page: AuthorEntry['page'], key: string | undefined): string | undefined {
  if (!page || key === undefined) return undefined;
  return `/${page === true ? kebabCase(key) : page.permalink.replace(/^\/+|\/+$/g, '')}`;
}
