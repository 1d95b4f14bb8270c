import { z } from 'zod';
import guides from '../data/community-guides.yaml';
import projects from '../data/community-projects.yaml';
import { readRows } from '../data/read-rows.ts';

const GUIDE_TOPICS = ['access', 'backup', 'install', 'organize'] as const;
const PROJECT_TOPICS = ['upload', 'albums', 'show', 'share', 'clean', 'install'] as const;

/** What a row must be. Topics are closed sets: the page has a heading for each. */
function entry<Topic extends string>(topics: readonly [Topic, ...Topic[]]) {
  return z.strictObject({
    title: z.string().min(1),
    url: z.url({ protocol: /^https$/ }),
    purpose: z.string().min(1),
    topic: z.enum(topics),
  });
}

const LISTS = {
  guides: readRows('data/community-guides.yaml', entry(GUIDE_TOPICS), guides),
  projects: readRows('data/community-projects.yaml', entry(PROJECT_TOPICS), projects),
};

type Props =
  | { of: 'guides'; topic: (typeof GUIDE_TOPICS)[number] }
  | { of: 'projects'; topic: (typeof PROJECT_TOPICS)[number] };

/** The guides or projects of one topic, as links with what each is for and where it leads. */
export default function CommunityList({ of, topic }: Props) {
  return (
    <ul>
      {LISTS[of]
        .filter((row) => row.topic === topic)
        .map(({ title, url, purpose }) => (
          <li key={url}>
            <a href={url}>{title}</a> <small>{placeOf(url)}</small>
            <br />
            {purpose}
          </li>
        ))}
    </ul>
  );
}

/** Where a link leads, short enough to tell before one follows it: the repository, or the host. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  const [owner, name] = pathname.split('/').filter(Boolean);
  return host === 'github.com' ? `GitHub: ${owner}/${name}` : host;
}
