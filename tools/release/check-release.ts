import type { Problem } from 'folia-problems';

/** What is known about a release before anything is packed. */
export type ReleaseFacts = {
  /** Files that differ from the last commit, as `git status --porcelain` lists them. */
  changedFiles: string[];
  packages: {
    file: string;
    name: string;
    version: string;
    /** Ranges of all kinds of dependencies. */
    dependencies: Record<string, string>;
  }[];
  changelog: string;
  /** The tag that the workflow runs for, such as `v1.2.0`. */
  tag?: string;
  /** Whether the packages are to be published, rather than only packed. */
  isPublished: boolean;
  /** Whether the forge can sign where the packages come from. */
  canSign: boolean;
};

/** Checks that a release may be made: nothing is uncommitted, versions agree, and the changelog has the version. */
export function checkRelease(facts: ReleaseFacts): Problem[] {
  const version = facts.packages[0]?.version ?? '';
  return [
    ...facts.changedFiles.map((file) => ({
      file,
      message: 'The file is not committed.',
      hint: 'Commit or stash it, so that the release matches a commit.',
    })),
    ...checkVersions(facts.packages, version),
    ...checkChangelog(facts, version),
    ...(facts.isPublished ? checkPublishing(facts, version) : []),
  ];
}

function checkVersions(packages: ReleaseFacts['packages'], expected: string): Problem[] {
  const names = new Set(packages.map(({ name }) => name));
  return packages.flatMap(({ file, name, version, dependencies }) => [
    ...(version === expected
      ? []
      : [{ file, message: `${name} has version ${version}, and others have ${expected}.` }]),
    ...Object.entries(dependencies)
      .filter(([dependency, range]) => names.has(dependency) && range !== expected)
      .map(([dependency, range]) => ({
        file,
        message: `${name} depends on ${dependency} ${range} instead of ${expected}.`,
      })),
  ]);
}

/** Until a version is published, its changes may be under "Unreleased". */
function checkChangelog({ changelog, isPublished }: ReleaseFacts, version: string): Problem[] {
  const headings = changelog.split('\n').filter((line) => line.startsWith('## '));
  if (!isPublished && headings.includes('## Unreleased')) return [];
  if (headings.some((line) => line.split(/[\s[\]]+/).includes(version))) return [];
  const message = `There is no heading for version ${version}.`;
  return [{ file: 'CHANGELOG.md', message, hint: `Add "## ${version}" above what it changes.` }];
}

function checkPublishing({ tag, canSign }: ReleaseFacts, version: string): Problem[] {
  const problems: Problem[] = [];
  if (!canSign) {
    problems.push({
      message:
        'Packages are only published by the release workflow, which proves where they come from.',
      hint: 'Push a tag. Without --publish, this command packs and checks everything.',
    });
  }
  if (tag !== `v${version}`) {
    const message = `The workflow runs for ${tag ?? 'no tag'}, and the packages have version ${version}.`;
    problems.push({ message, hint: `Tag the commit "v${version}".` });
  }
  return problems;
}
