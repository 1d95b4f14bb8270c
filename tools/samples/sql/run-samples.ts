import { readFileSync } from 'node:fs';
import type { Problem } from 'folia-problems';
import type { Checker } from '../checker.ts';
import { PROGRAMS } from '../programs.ts';
import { problemAt, type Sample } from '../sample.ts';
import { createdDatabases, droppedDatabases, neededNames } from './needed-names.ts';
import { errorsOf, scriptOf } from './psql-script.ts';
import { hasSql, sqlSamples } from './sql-samples.ts';
import { withStandIns } from './stand-ins.ts';
import { type Statement, splitStatements } from './statements.ts';
import { type Cluster, withTemporaryCluster } from './temporary-cluster.ts';

const TABLES = new URL('./release-tables.sql', import.meta.url);
/** The database of the pages. */
const DATABASE = 'immich';
/** A database with the tables of the release. Each sample gets a copy of it. */
const TEMPLATE = 'release';
const READS = /^(?:SELECT|SHOW|WITH|VALUES|TABLE|EXPLAIN|\\)/i;

/**
 * Runs SQL in a temporary Postgres with the tables of the release. A sample that changes something
 * has a database for itself, with the names that it uses but does not create.
 */
export const sql: Checker = {
  does: 'run in Postgres',
  programs: [PROGRAMS.initdb, PROGRAMS.postgres, PROGRAMS.psql, PROGRAMS.setpriv],
  handles: hasSql,
  check: (samples) =>
    withTemporaryCluster(async (cluster) => {
      await mustRun(cluster, 'postgres', `CREATE DATABASE ${TEMPLATE};`);
      await mustRun(cluster, TEMPLATE, readFileSync(TABLES, 'utf8'));
      const problems: Problem[] = [];
      let isFresh = false;
      for (const sample of samples.flatMap(sqlSamples)) {
        const statements = splitStatements(sample.code).map(({ text, line }) => ({
          text: withStandIns(text),
          line,
        }));
        const onlyReads = statements.every(({ text }) => READS.test(text));
        if (!onlyReads || !isFresh) await prepare(cluster, statements);
        isFresh = onlyReads;
        problems.push(...(await runSample(cluster, sample, statements)));
      }
      return { problems };
    }),
};

async function runSample(
  { psql }: Cluster,
  sample: Sample,
  statements: readonly Statement[],
): Promise<Problem[]> {
  const moves = createdDatabases(statements).union(droppedDatabases(statements));
  const database = moves.has(DATABASE) ? 'postgres' : DATABASE;
  const { stderr } = await psql(database, scriptOf(statements));
  return errorsOf(stderr).map(({ line, message, hint }) =>
    problemAt(sample, line, `Postgres: ${message}`, hint ?? HINT),
  );
}

const HINT =
  'Correct the statement, or add what the release has to tools/samples/sql/release-tables.sql.';

/** Drops what samples have left behind, and creates what these statements need. */
async function prepare(cluster: Cluster, statements: readonly Statement[]): Promise<void> {
  const { roles, databases } = neededNames(statements);
  const created = createdDatabases(statements);
  const copies = new Set([...(created.has(DATABASE) ? [] : [DATABASE]), ...databases]);
  await mustRun(
    cluster,
    'postgres',
    [
      `SELECT format('DROP DATABASE %I', datname) FROM pg_database
         WHERE NOT datistemplate AND datname NOT IN ('postgres', '${TEMPLATE}') \\gexec`,
      `SELECT format('DROP ROLE %I', rolname) FROM pg_roles
         WHERE rolname <> 'postgres' AND rolname !~ '^pg_' \\gexec`,
      ...roles.filter((name) => name !== 'postgres').map((name) => `CREATE ROLE "${name}";`),
      ...[...copies].flatMap((name) => [
        `CREATE DATABASE "${name}" TEMPLATE ${TEMPLATE};`,
        `ALTER DATABASE "${name}" SET search_path TO "$user", public, vectors;`,
      ]),
    ].join('\n'),
  );
}

async function mustRun({ psql }: Cluster, database: string, script: string): Promise<void> {
  const { code, stderr } = await psql(database, `\\set ON_ERROR_STOP on\n${script}\n`);
  if (code !== 0) throw new Error(`psql: ${stderr}`);
}
