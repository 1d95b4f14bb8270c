import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PACKAGE_DIR } from './engine-files.ts';

const range = z.string();

const packageSchema = z
  .object({
    version: z.string(),
    private: z.boolean().default(false),
    engines: z.object({ node: z.string() }),
    dependencies: z.record(z.string(), range),
    peerDependencies: z.object({
      react: range,
      'react-dom': range,
      '@mdx-js/mdx': range,
      'beautiful-mermaid': range,
      satteri: range,
      sharp: range,
      'hast-util-to-mdast': range,
    }),
  })
  .transform(({ private: isPrivate, peerDependencies, ...others }) => {
    const {
      react,
      'react-dom': reactDom,
      'hast-util-to-mdast': toMarkdown,
      ...contentPackages
    } = peerDependencies;
    return {
      ...others,
      isPrivate,
      peerDependencies: { react, 'react-dom': reactDom },
      /** For MDX pages, diagrams and pictures, which most sites have, and the faster parser. */
      contentPackages,
      /** For publishing pages as Markdown (`markdownPages`). */
      markdownPackages: { 'hast-util-to-mdast': toMarkdown },
    };
  });

/** Reads the engine's `package.json`: its version, its requirements, and whether it is private. */
export function enginePackage(): z.output<typeof packageSchema> {
  return packageSchema.parse(JSON.parse(readFileSync(join(PACKAGE_DIR, 'package.json'), 'utf8')));
}
