import type { Statement } from './statements.ts';

const NAME = String.raw`\s+"?(\w+)"?`;
const USES_ROLE = `(?:ALTER (?:USER|ROLE)|OWNER TO|OWNER(?! TO)|GRANT [^;]* TO)${NAME}`;

/** The roles and databases that must exist before statements run: they use or drop them first. */
export function neededNames(statements: readonly Statement[]): {
  roles: string[];
  databases: string[];
} {
  return {
    roles: [
      ...named(statements, USES_ROLE)
        .difference(named(statements, `CREATE (?:USER|ROLE)${NAME}`))
        .union(named(statements, `DROP (?:USER|ROLE)${NAME}`)),
    ],
    databases: [
      ...named(statements, `ALTER DATABASE${NAME}`)
        .difference(createdDatabases(statements))
        .union(droppedDatabases(statements)),
    ],
  };
}

/** The databases that statements create. */
export function createdDatabases(statements: readonly Statement[]): Set<string> {
  return named(statements, `CREATE DATABASE${NAME}`);
}

/** The databases that statements drop, to which nobody may be connected. */
export function droppedDatabases(statements: readonly Statement[]): Set<string> {
  return named(statements, `DROP DATABASE(?: IF EXISTS)?${NAME}`);
}

function named(statements: readonly Statement[], pattern: string): Set<string> {
  const names = statements.flatMap(({ text }) =>
    Array.from(text.matchAll(new RegExp(pattern, 'gi')), ([, name = '']) => name.toLowerCase()),
  );
  return new Set(names);
}
