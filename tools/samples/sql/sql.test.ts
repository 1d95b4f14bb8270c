import { describe, expect, test } from 'vitest';
import { faults, lacksPrograms, sample } from '../test-sample.ts';
import { createdDatabases, neededNames } from './needed-names.ts';
import { errorsOf, scriptOf } from './psql-script.ts';
import { sql } from './run-samples.ts';
import { hasSql, sqlSamples } from './sql-samples.ts';
import { withStandIns } from './stand-ins.ts';
import { splitStatements } from './statements.ts';

test('SQL is split at semicolons outside of strings, and at commands of psql', () => {
  const lines = [
    '-- All; of them',
    'SELECT \';\' AS "a;b", $x$;$x$;',
    '\\c tea',
    'SELECT 1',
    '  /* ; */ + 2; SELECT 3',
  ];
  expect(splitStatements(lines.join('\n'))).toEqual([
    { text: 'SELECT \';\' AS "a;b", $x$;$x$;', line: 2 },
    { text: '\\c tea', line: 3 },
    { text: `SELECT 1\n${' '.repeat(10)}+ 2;`, line: 4 },
    { text: 'SELECT 3', line: 5 },
  ]);
});

test('placeholders become names, and ids within quotes', () => {
  expect(withStandIns("ALTER USER <tea user> PASSWORD '<new>';")).toBe(
    'ALTER USER "tea_user" PASSWORD \'00000000-0000-0000-0000-000000000000\';',
  );
});

test('extensions for vectors have a stand-in', () => {
  expect(withStandIns('CREATE EXTENSION IF NOT EXISTS vectors;')).toMatch(
    /^CREATE SCHEMA vectors;/,
  );
  expect(withStandIns('ALTER EXTENSION vectors UPDATE;')).toBe('SELECT 1;');
  expect(withStandIns('ALTER TABLE a ALTER COLUMN b TYPE vector(512);')).toBe(
    'ALTER TABLE a ALTER COLUMN b TYPE vector;',
  );
  expect(withStandIns('CREATE EXTENSION cube;')).toBe('CREATE EXTENSION cube;');
});

test('roles and databases that a sample does not create must exist before', () => {
  const statements = splitStatements(
    'CREATE DATABASE tea; ALTER DATABASE tea OWNER TO anna; ALTER USER ben SUPERUSER; ALTER DATABASE cup RESET ALL; CREATE USER carla;',
  );
  expect(neededNames(statements)).toEqual({ roles: ['anna', 'ben'], databases: ['cup'] });
  expect([...createdDatabases(statements)]).toEqual(['tea']);
});

test('what a sample drops and creates again must exist before', () => {
  const statements = splitStatements(
    'DROP DATABASE tea; DROP ROLE anna; CREATE ROLE anna; CREATE DATABASE tea OWNER anna;',
  );
  expect(neededNames(statements)).toEqual({ roles: ['anna'], databases: ['tea'] });
});

test('errors are reported in the lines of their statements', () => {
  const statements = [{ text: 'SELECT\n  cup;', line: 4 }];
  expect(scriptOf(statements)).toContain('\\warn @@line 4\nSELECT\n  cup;');
  const stderr = [
    '@@line 4',
    'psql:<stdin>:5: ERROR:  42703: column "cup" does not exist',
    'LINE 2:   cup;',
    '@@line 6',
    'psql:<stdin>:7: ERROR:  25P02: current transaction is aborted',
  ];
  expect(errorsOf(stderr.join('\n'))).toEqual([
    { line: 5, message: 'column "cup" does not exist' },
  ]);
});

test('SQL in commands for psql is found', () => {
  const command = sample(
    'bash',
    'boil\npsql --username=a --command="SELECT \\"cup\\""\npsql -c \'SELECT 1\'',
  );
  expect(sqlSamples(command).map(({ line, code }) => [line, code])).toEqual([
    [12, 'SELECT "cup"'],
    [13, 'SELECT 1'],
  ]);
  expect(hasSql(sample('bash', 'psql --list'))).toBe(false);
});

describe.skipIf(lacksPrograms(sql))('a temporary Postgres', () => {
  test('runs statements on the tables of the release', { timeout: 60_000 }, async () => {
    const good = [
      'SELECT id, "originalPath" FROM assets WHERE "isVisible";',
      'CREATE USER immich;\n\\password immich\nCREATE DATABASE immich OWNER immich;',
      'DROP DATABASE immich;\nCREATE DATABASE immich OWNER immich;',
      'ALTER USER <user> WITH SUPERUSER;',
      "BEGIN;\nDELETE FROM person WHERE name = 'Wrong Name';\nROLLBACK;",
      'ALTER TABLE smart_search ALTER COLUMN embedding SET DATA TYPE vector(512);',
      'SHOW data_checksums;',
    ];
    const bad = [
      'SELECT id,\n  "originlPath"\nFROM assets;',
      "SELECT count(*) FROM assets WHERE status = 'binned';",
      'DROP TABLE smart_search;\nSELECT * FROM asset;',
      'SELECT * FROM smart_search;',
    ];
    const samples = [...good, ...bad].map((code) => sample('sql', code));
    expect(
      await faults(sql, ...samples, sample('bash', "boil\npsql -c 'SELECT cup FROM users'")),
    ).toEqual([
      '12 Postgres: column "originlPath" does not exist',
      '11 Postgres: invalid input value for enum assets_status_enum: "binned"',
      '12 Postgres: relation "asset" does not exist',
      '12 Postgres: column "cup" does not exist',
    ]);
  });
});
