import { expect, test } from 'vitest';
import { faults, sample } from '../test-sample.ts';
import { compose } from './compose.ts';
import { composeReferences } from './compose-references.ts';
import { configFile } from './config-file.ts';
import { environment } from './environment.ts';
import { extendedServices } from './extended-services.ts';
import { ini } from './ini.ts';
import { json } from './json.ts';
import { toml } from './toml.ts';
import { yaml } from './yaml.ts';

test('JSON is parsed', async () => {
  expect(await faults(json, sample('json', '{\n  "cups": 2\n}'))).toEqual([]);
  const [fault] = await faults(json, sample('json', '{\n  "cups": 2,\n}'));
  expect(fault).toMatch(/^13 This is not JSON/);
});

test('JSON that ends too early is reported in its last line', async () => {
  const [fault] = await faults(json, sample('json', '{\n  "cups": [2'));
  expect(fault).toMatch(/^12 /);
});

test('TOML is parsed', async () => {
  expect(await faults(toml, sample('toml', '[tea]\ncups = 2'))).toEqual([]);
  const [fault] = await faults(toml, sample('toml', '[tea]\ncups = '));
  expect(fault).toMatch(/^12 /);
});

test('INI files have sections, assignments and comments', async () => {
  const lines = ['; Tea', '[kettle]', 'litres = 2', '', 'boil'];
  expect(await faults(ini, sample('ini', lines.join('\n')))).toEqual([
    '15 This is neither a section nor "name = value".',
  ]);
});

test('YAML is parsed, and a key must not appear twice', async () => {
  expect(await faults(yaml, sample('yaml', 'a: 1\n---\nb: [2]'))).toEqual([]);
  expect(await faults(yaml, sample('yaml', 'a: 1\nb: 2\na: 3'))).toEqual([
    '13 YAML: Map keys must be unique.',
  ]);
  const [fault] = await faults(yaml, sample('yaml', 'a: 1\n b: 2'));
  expect(fault).toMatch(/^1[12] YAML: /);
});

const composeFile = (...lines: string[]) =>
  sample('yaml', lines.join('\n'), { title: 'docker-compose.yml' });

test('a service without an image is part of a Compose file', async () => {
  const file = composeFile('services:', '  tea:', '    ports:', '      - "80:80"');
  expect(await faults(compose, file)).toEqual([]);
});

test('a misspelled key of Compose is reported at its line', async () => {
  const file = composeFile(
    'services:',
    '  tea:',
    '    image: tea',
    '    volume:',
    '      - ./a:/a',
  );
  expect(await faults(compose, file)).toEqual(['14 Compose does not know "services.tea.volume".']);
});

test('a value of the wrong type is reported at its line', async () => {
  const file = composeFile('services:', '  tea:', '    ports: 80');
  expect(await faults(compose, file)).toEqual(['13 "services.tea.ports" must be array, not 80.']);
});

test('keys of a service and lines of its volumes are wrapped in a Compose file', async () => {
  expect(await faults(compose, composeFile('security_opt:', '  - no-new-privileges:true'))).toEqual(
    [],
  );
  expect(await faults(compose, composeFile('volumes:', '  leaves:'))).toEqual([]);
  expect(await faults(compose, composeFile('- ./leaves:/leaves:ro'))).toEqual([]);
  expect(
    await faults(compose, composeFile('security_opt: yes', 'cap_drop:', '  - 1')),
  ).toHaveLength(1);
});

test('lines that readers comment out are not a mistake', async () => {
  expect(await faults(compose, composeFile('# start_interval: 30s'))).toEqual([]);
  expect(await faults(compose, composeFile('services:', '  # tea:'))).toEqual([]);
});

test('other YAML is not for Compose', () => {
  expect(compose.handles(sample('yaml', 'leaves: 2'))).toBe(false);
  expect(compose.handles(sample('yaml', 'services:\n  tea:'))).toBe(true);
  expect(compose.handles(sample('yaml', 'x', { title: 'hwaccel.ml.yml' }))).toBe(true);
});

test('a Compose sample adds to services that the release or the page defines', async () => {
  const defined = composeFile('services:', '  pot:', '    image: pot');
  const added = composeFile('services:', '  database:', '  pot:', '    user: anna', '  databse:');
  expect(await faults(extendedServices, defined, added)).toEqual([
    '15 Neither the release nor another sample of this page defines the service "databse".',
  ]);
  expect(await faults(extendedServices, added)).toHaveLength(2);
});

test('volumes, secrets and networks of a service are declared', async () => {
  const used = composeFile(
    'services:',
    '  pot:',
    '    volumes:',
    '      - ./a:/a',
    `      - \${B}:/b`,
    '      - "C:/c:/c"',
    '      - model-cache:/d',
    '      - leaves:/e',
    '    secrets: [sugar]',
    '    networks:',
    '      default:',
    '      kitchen:',
  );
  expect(await faults(composeReferences, used)).toEqual([
    '18 No sample of this page declares "leaves" under "volumes".',
    '19 No sample of this page declares "sugar" under "secrets".',
    '22 No sample of this page declares "kitchen" under "networks".',
  ]);
  const declared = composeFile(
    'volumes:',
    '  leaves:',
    'networks:',
    '  kitchen:',
    'secrets: {sugar: {file: s}}',
  );
  expect(await faults(composeReferences, used, declared)).toEqual([]);
});

const env = (...lines: string[]) => sample('env', lines.join('\n'), { title: '.env' });
const variables = environment(new Set(['TEA_CUPS', 'TEA_LEAVES']));

test('a line of a .env is a comment or an assignment', async () => {
  const lines = [
    '# Tea',
    '',
    'TEA_CUPS=2',
    "TEA_LEAVES='a b' # both",
    'TEA_CUPS = 2',
    'TEA_LEAVES="a',
  ];
  expect(await faults(variables, env(...lines))).toEqual([
    '15 "TEA_CUPS = 2" is not NAME=value.',
    '16 The quotes of "TEA_LEAVES="a" do not match.',
  ]);
});

test('a name that the reference does not have is reported, with the nearest one', async () => {
  const { problems } = await variables.check([env('TEA_CUP=2')], []);
  expect(problems).toMatchObject([
    { line: 11, message: 'The environment reference has no TEA_CUP.' },
  ]);
  expect(problems[0]?.hint).toContain('Did you mean "TEA_CUPS"?');
});

test('a name that a Compose sample of the page uses is known', async () => {
  const used = sample('yaml', `volumes:\n  - \${SUGAR}:/sugar`);
  expect(await faults(variables, env('SUGAR=1'), used)).toEqual([]);
  expect(await faults(variables, env('SUGAR=1'), { ...used, file: 'docs/other.md' })).toHaveLength(
    1,
  );
});

test('posts and the files of other programs have names of their own', async () => {
  expect(await faults(variables, { ...env('OLD=1'), file: 'site/blog/old.md' })).toEqual([]);
  expect(await faults(variables, { ...env('OTHER=1'), title: 'cli.env' })).toEqual([]);
});

const settings = configFile(new Set(['kettle.litres', 'kettle.lid.open', 'cups']));

test('a setting that the reference does not have is reported at its line', async () => {
  const code = '{\n  "kettle": {\n    "litres": 2,\n    "lid": { "opn": [true] }\n  }\n}';
  const { problems } = await settings.check([sample('json', code)], []);
  expect(problems).toMatchObject([
    { line: 14, message: 'The reference of settings has no kettle.lid.opn.' },
  ]);
  expect(problems[0]?.hint).toContain('Did you mean "kettle.lid.open"?');
});

test('config files are known by their title or their first section', () => {
  expect(settings.handles(sample('yaml', 'cups: 2', { title: 'immich.yaml' }))).toBe(true);
  expect(settings.handles(sample('json', '{ "kettle": { "x": 1 } }'))).toBe(true);
  expect(settings.handles(sample('json', '{ "stove": { "x": 1 } }'))).toBe(false);
  expect(settings.handles(sample('json', '{ "kettle": {} }', { title: 'redis.json' }))).toBe(false);
});
