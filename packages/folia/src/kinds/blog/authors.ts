import type { Fact, Problem } from 'folia-problems';
import { didYouMean } from 'folia-problems';
import { z } from 'zod';
import { keyLine } from '../../read/config/key-line.ts';
import type { SourceFile } from '../../read/frontmatter.ts';
import { parseDataFile } from '../../read/parse-data-file.ts';
import { kebabCase } from '../tags/tags-file.ts';
import { type AuthorEntry, authorSchema } from './schema.ts';

/** Who wrote a post. */
export type Author = {
  /** In the file of authors; absent for one whom only a post describes. */
  key?: string;
  name: string;
  title?: string;
  url?: string;
  imageUrl?: string;
  email?: string;
  socials: { platform: string; url: string }[];
  description?: string;
  isOrganization?: boolean;
  /** Address of the author's page, below that of all authors. */
  permalink?: string;
};

/** Where a name on a platform leads, in the places that Docusaurus knows. */
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

const authorsSchema = z.record(z.string(), authorSchema);

/**
 * The authors of an `authors.yml` by their keys, as in Docusaurus, and what is wrong with the file.
 * @param unknownPages the pages of which it is unknown whether they exist where the file is wrong
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
  for (const [key, entry] of Object.entries(data)) {
    const result = authorOf(entry, key);
    authors.set(key, result.author);
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

type PlacedProblem = Problem & { path: string[] };

/** An author as described. @param key in the file of authors, if it is from there */
export function authorOf(
  entry: AuthorEntry,
  key?: string,
): { author: Author; problems: PlacedProblem[] } {
  const problems: PlacedProblem[] = [];
  const imageUrl = entry.image_url ?? entry.imageURL;
  if (!entry.name && !imageUrl) {
    const message = `${key ?? 'An author'}: there is neither a name nor a picture.`;
    problems.push({ path: [], message, hint: 'Write "name".' });
  }
  const socials = Object.entries(entry.socials ?? {}).map(([platform, name]) => {
    const url = socialUrl(platform, name);
    if (url === undefined) {
      const known = Object.keys(PLATFORMS);
      problems.push({
        path: ['socials', platform],
        message: `"${platform}" is not a platform where a user name makes a link.`,
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
  if (/^[a-z][a-z\d+.-]*:/i.test(name)) return name;
  return Object.hasOwn(PLATFORMS, platform) ? PLATFORMS[platform]?.(name) : undefined;
}

function pagePermalink(page: AuthorEntry['page'], key: string | undefined): string | undefined {
  if (!page || key === undefined) return undefined;
  return `/${page === true ? kebabCase(key) : page.permalink.replace(/^\/+|\/+$/g, '')}`;
}
