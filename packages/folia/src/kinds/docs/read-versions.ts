import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from 'folia-problems';
import { pagesAt } from 'folia-problems';
import { z } from 'zod';
import type { DocsVersion } from '../../model/docs-version.ts';
import { CONFIG_FILE } from '../../read/config/config-file.ts';
import { keyLine } from '../../read/config/key-line.ts';
import { quotedTextLine } from '../../read/config/quoted-line.ts';
import { type DocsConfig, listDocs } from '../../read/config/site-schema.ts';
import type { SourceFile } from '../../read/frontmatter.ts';
import { parseDataFile } from '../../read/parse-data-file.ts';
import { readOptionalFile } from '../../read/read-files.ts';
import type { ReadContext } from '../content-kind.ts';
import { docsRoute } from './doc-address.ts';
import { CURRENT, listVersions, type UnknownVersion, versionPaths } from './list-versions.ts';

const versionsFileSchema = z.array(
  z.string().regex(/^[^/\\]+$/, 'a name without slashes, such as "1.2"'),
);

type ReadVersions = { versions: DocsVersion[]; problems: Problem[] };

/** Reads the list of versions of each docs folder. */
export function readVersions(
  context: Pick<ReadContext, 'siteDir' | 'config' | 'configSource'>,
): ReadVersions {
  const instances = listDocs(context.config);
  const read = instances.map((docs, index) => readInstance(docs, index, context));
  return {
    versions: read.flatMap(({ versions }) => versions),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readInstance(
  docs: DocsConfig,
  index: number,
  { siteDir, config, configSource }: Pick<ReadContext, 'siteDir' | 'config' | 'configSource'>,
): ReadVersions {
  const file = readOptionalFile(siteDir, versionPaths(docs.id, CURRENT).list);
  const unknownPages = [pagesAt(docsRoute('/', docs.routeBasePath))];
  const parsed = file && parseDataFile(file, versionsFileSchema, () => unknownPages);
  const { versions, unknown } = listVersions(docs, parsed?.data, index === 0);
  const withSidebars = versions.map((version) => withExistingSidebars(version, siteDir));
  const path = Array.isArray(config.docs) ? ['docs', index] : ['docs'];
  return {
    versions: withSidebars,
    problems: [
      ...(parsed?.problems ?? []),
      ...unknown.map((version) => unknownVersion(version, path, configSource)),
      ...(file ? versions.flatMap((version) => missingFolder(version, file, siteDir)) : []),
    ],
  };
}

/** A version cut without a sidebars file gets one sidebar from its folders. */
function withExistingSidebars(version: DocsVersion, siteDir: string): DocsVersion {
  const { name, options } = version;
  const { sidebarPath } = options;
  const isMissing = sidebarPath !== undefined && !existsSync(join(siteDir, sidebarPath));
  return name !== CURRENT && isMissing
    ? { ...version, options: { ...options, sidebarPath: undefined } }
    : version;
}

function unknownVersion(
  { path, name, hint }: UnknownVersion,
  docsPath: PropertyKey[],
  configSource: string,
): Problem {
  return {
    file: CONFIG_FILE,
    line: keyLine(configSource, [...docsPath, ...path]),
    message: `docs.${path[0]}: there is no version "${name}".`,
    hint,
  };
}

function missingFolder(version: DocsVersion, file: SourceFile, siteDir: string): Problem[] {
  const { name, options } = version;
  if (name === CURRENT || existsSync(join(siteDir, options.path))) return [];
  return [
    {
      file: file.path,
      line: quotedTextLine(file.text, name),
      message: `The folder "${options.path}" of version "${name}" does not exist.`,
      hint: 'Remove the version from the list, or restore its folder.',
      leavesUnknown: [pagesAt(docsRoute('/', options.routeBasePath))],
    },
  ];
}
