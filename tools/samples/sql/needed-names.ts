import type { Statement } from './statements.ts';

const NAME = String.raw`"?(\w+)"?`;

/** The roles and databases that statements use without creating them. */
export function neededNames(statements: readonly Statement[]): {
  roles: string[];
  databases: string[];
} {
  const named = (pattern: string) =>
    new Set(statements.flatMap(({ text }) => namesIn(text, pattern)));
  const without = (used: Set<string>, created: Set<string>) => [...used.difference(created)];
  return {
    roles: without(
      named(`(?:ALTER (?:USER|ROLE)|OWNER TO|OWNER|GRANT [^;]* TO)\\s+${NAME}`),
      named(`CREATE (?:USER|ROLE)\\s+${NAME}`).add('to'),
    ),
    databases: without(named(`ALTER DATABASE\\s+${NAME}`), named(`CREATE DATABASE\\s+${NAME}`)),
  };
}

/** The databases that statements create. */
export function createdDatabases(statements: readonly Statement[]): string[] {
  return statements.flatMap(({ text }) => namesIn(text, `CREATE DATABASE\\s+${NAME}`));
}

function namesIn(text: string, pattern: string): string[] {
  return Array.from(text.matchAll(new RegExp(pattern, 'gi')), ([, name = '']) =>
    name.toLowerCase(),
  );
}
