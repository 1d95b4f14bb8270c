/** Stands for any id or text in quotes: a column of ids takes no other text. */
const ANY_ID = '00000000-0000-0000-0000-000000000000';
const PLACEHOLDER = /<([a-z][\w -]*)>/gi;

/**
 * Rewrites a statement so that Postgres can run it without the extensions for vectors, which Debian
 * lacks, and without the names that readers fill in. No line is added or removed.
 *
 * - `CREATE EXTENSION vectors` creates its schema with a type of lists instead; other statements
 *   on these extensions do nothing. `vector(512)` is that type.
 * - `<placeholders>` become names in quotes, and within quotes an id.
 */
export function withStandIns(statement: string): string {
  return statement
    .replace(/^CREATE EXTENSION\s+(?:IF NOT EXISTS\s+)?"?vectors"?\b[^;]*/i, CREATE_VECTORS)
    .replace(/^CREATE EXTENSION\s+(?:IF NOT EXISTS\s+)?"?vector"?\b[^;]*/i, CREATE_VECTOR)
    .replace(/^(?:ALTER|DROP) EXTENSION\s+(?:IF EXISTS\s+)?"?vectors?"?\b[^;]*/i, 'SELECT 1')
    .replaceAll(/\bvector\s*\(\s*(?:\d+|<[^>]+>)\s*\)/gi, 'vector')
    .replaceAll(/'[^']*'/g, (text) => text.replaceAll(PLACEHOLDER, ANY_ID))
    .replaceAll(
      PLACEHOLDER,
      (_, name: string) => `"${name.toLowerCase().replaceAll(/[ -]/g, '_')}"`,
    );
}

const CREATE_VECTORS = 'CREATE SCHEMA vectors; CREATE DOMAIN vectors.vector AS real[]';
const CREATE_VECTOR = 'CREATE DOMAIN vector AS real[]';
