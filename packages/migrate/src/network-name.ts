import { capitalize } from './capitalize.ts';

/** Names that are not just a capitalized icon name, by the icons of VitePress, Starlight and Font Awesome. */
const NAMES = new Map([
  ['blueSky', 'Bluesky'],
  ['dev', 'DEV'],
  ['github', 'GitHub'],
  ['github-alt', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['gitlab-full', 'GitLab'],
  ['linkedin', 'LinkedIn'],
  ['linkedin-in', 'LinkedIn'],
  ['npm', 'npm'],
  ['openCollective', 'Open Collective'],
  ['python', 'PyPI'],
  ['rss', 'RSS'],
  ['stack-overflow', 'Stack Overflow'],
  ['stackOverflow', 'Stack Overflow'],
  ['stackoverflow', 'Stack Overflow'],
  ['x', 'X'],
  ['x-twitter', 'X'],
  ['x.com', 'X'],
  ['youtube', 'YouTube'],
]);

/** The name of a network that is not just its capitalized icon name; undefined for other networks. */
export function specialName(icon: string): string | undefined {
  return NAMES.get(icon);
}

/** The name of a network, from the name of its icon. @example networkName('stack-overflow') // 'Stack Overflow' */
export function networkName(icon: string): string {
  return NAMES.get(icon) ?? capitalize(icon.replaceAll('-', ' '));
}
