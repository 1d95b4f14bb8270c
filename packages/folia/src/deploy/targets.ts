import type { OutputFile } from '../model/output-file.ts';
import type { ServerRules } from '../model/server-rules.ts';
import { caddyFiles } from './caddy.ts';
import { githubPagesFiles } from './github-pages.ts';
import { nginxFiles } from './nginx.ts';
import { isStamped } from './stamped-files.ts';
import { staticHostFiles } from './static-host.ts';

/** What a build can write configuration for. */
export const TARGETS = ['caddy', 'nginx', 'static', 'github-pages'] as const;
export type Target = (typeof TARGETS)[number];

/** Files for servers. They are not part of the output, since readers must not see them. */
export function serverFiles(targets: readonly Target[], rules: ServerRules): OutputFile[] {
  return [
    ...(targets.includes('caddy') ? caddyFiles(rules) : []),
    ...(targets.includes('nginx') ? nginxFiles(rules) : []),
  ];
}

/** Yields the files of a site, and after them those that hosts read from the output. */
export function* withHostFiles(
  files: Iterable<OutputFile>,
  targets: readonly Target[],
  rules: ServerRules,
): Generator<OutputFile> {
  const stamped = new Set<string>();
  for (const file of files) {
    if (isStamped(`/${file.path}`)) stamped.add(stampedFolder(file.path));
    yield file;
  }
  if (targets.includes('static')) yield* staticHostFiles(rules, [...stamped].sort());
  if (targets.includes('github-pages')) {
    for (const file of githubPagesFiles(rules)) yield { ...file, isFallback: true };
  }
}

/** The top folder of a stamped file, in which all files are stamped. */
function stampedFolder(path: string): string {
  return path.startsWith('assets/') ? '/assets' : `/${path.slice(0, path.lastIndexOf('/'))}`;
}
