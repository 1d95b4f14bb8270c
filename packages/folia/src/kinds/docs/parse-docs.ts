import { posix } from 'node:path';
import { type Fact, type Problem, pagesAt } from 'folia-problems';
import type { DocPage } from '../../model/source-page.ts';
import type { DocsConfig } from '../../read/config/site-schema.ts';
import { fieldPlace } from '../../read/field-place.ts';
import { parseFrontmatter, type SourceFile } from '../../read/frontmatter.ts';
import { docAddress, docsRoute } from './doc-address.ts';
import { docFrontmatterSchema, docFrontmatterWith } from './schema.ts';

/** Parses the pages of a version of the docs. Invalid fields of frontmatter get their defaults. @param version its key */
export function parseDocs(
  files: SourceFile[],
  config: DocsConfig,
  version: string,
): { docs: DocPage[]; problems: Problem[] } {
  const docs: DocPage[] = [];
  const problems: Problem[] = [];
  const schema = docFrontmatterWith(config.frontmatter);
  const docsPages = pagesAt(docsRoute('/', config.routeBasePath));
  const unknownWithout: Record<string, Fact[]> = {
    id: ['ids', docsPages],
    slug: [docsPages],
    parse_number_prefixes: ['ids', docsPages],
    tags: [pagesAt(docsRoute(config.tagsBasePath, config.routeBasePath))],
  };
  for (const file of files) {
    const parsed = parseFrontmatter(file, schema, {
      fallback: docFrontmatterSchema,
      unknownWithout,
    });
    problems.push(...parsed.problems);
    docs.push({
      kind: 'docs',
      version,
      form: 'text',
      path: file.path,
      contentPath: config.path,
      format: file.path.endsWith('x') ? 'mdx' : 'md',
      body: parsed.body,
      written: [parsed.written],
      frontmatter: parsed.data,
      otherFields: parsed.otherFields,
      ...docAddress(posix.relative(config.path, file.path), parsed.data, config),
    });
  }
  return { docs, problems: [...problems, ...findSameIds(docs)] };
}

/** Reports pages that share an id: sidebars and links by id would lead to only one of them. */
function findSameIds(docs: DocPage[]): Problem[] {
  const first = new Map<string, DocPage>();
  const problems: Problem[] = [];
  for (const doc of docs) {
    const other = first.get(doc.id) ?? doc;
    first.set(doc.id, other);
    // Pages that share an address, too, are reported for that.
    if (other.route === doc.route) continue;
    problems.push({
      subject: 'route',
      ...fieldPlace(doc, 'id'),
      message: `The id "${doc.id}" is already used by ${other.path}.`,
      hint: 'Choose another "id" in the frontmatter of one of them.',
      dependsOn: ['ids'],
    });
  }
  return problems;
}
