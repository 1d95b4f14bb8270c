import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { SiteError, schemaProblems } from 'folia-problems';
import { z } from 'zod';
import { asList, asObject, asString, type Values } from '../note.ts';
import { readYaml } from './read-yaml.ts';
import { readZensical, replaceOwnExtensions } from './read-zensical.ts';

const text = z.string().nullish();

/** The keys that are converted: https://www.mkdocs.org/user-guide/configuration/ */
const configSchema = z.looseObject({
  site_name: z.coerce.string().min(1),
  site_url: text,
  site_description: text,
  repo_url: text,
  repo_name: text,
  edit_uri: text,
  edit_uri_template: text,
  docs_dir: z.string().default('docs'),
  copyright: text,
  use_directory_urls: z.boolean().default(true),
});

export type MkdocsConfig = z.output<typeof configSchema> & {
  theme: Values;
  features: Set<string>;
  /** Options by name, in order. */
  plugins: Map<string, Values>;
  extensions: Map<string, Values>;
};

/**
 * Reads the config of a site, with those that it inherits from.
 *
 * @throws SiteError if one of them cannot be read
 */
export function readConfig(sourceDir: string, file: string): MkdocsConfig {
  const values = readInherited(sourceDir, join(sourceDir, file));
  const parsed = configSchema.safeParse(values);
  if (!parsed.success) {
    const problems = schemaProblems(configSchema, values, parsed.error.issues);
    throw new SiteError(problems.map(({ message, hint }) => ({ file, message, hint })));
  }
  const theme = asString(values['theme']) ?? values['theme'];
  const themeValues = typeof theme === 'string' ? { name: theme } : asObject(theme);
  const { plugins, markdown_extensions: extensions } = replaceOwnExtensions(values);
  return {
    ...parsed.data,
    theme: themeValues,
    features: new Set(asList(themeValues['features']).filter((name) => typeof name === 'string')),
    plugins: readEntries(plugins),
    extensions: readEntries(extensions),
  };
}

/** `INHERIT`: https://www.mkdocs.org/user-guide/configuration/#configuration-inheritance */
function readInherited(sourceDir: string, path: string): Values {
  const file = relative(sourceDir, path);
  if (!existsSync(path)) {
    throw new SiteError([{ file, message: 'The file does not exist.', hint: 'INHERIT names it.' }]);
  }
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.toml')) return readZensical(text, file);
  const { INHERIT: inherited, ...own } = asObject(readYaml(text, file));
  const parent = asString(inherited);
  return parent === undefined
    ? own
    : merge(readInherited(sourceDir, resolve(dirname(path), parent)), own);
}

function merge(parent: Values, own: Values): Values {
  const merged: Values = { ...parent };
  for (const [key, value] of Object.entries(own)) {
    const inherited = asObject(merged[key]);
    const isMap = Object.keys(inherited).length > 0 && Object.keys(asObject(value)).length > 0;
    merged[key] = isMap ? merge(inherited, asObject(value)) : value;
  }
  return merged;
}

/** Names of Material's plugins may begin with its name. */
function readEntries(value: unknown): Map<string, Values> {
  return new Map(
    Object.entries(asObject(value)).map(([name, options]) => [
      name.replace(/^material\//, ''),
      asObject(options),
    ]),
  );
}
