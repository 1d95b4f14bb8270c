import { describe, expect, test } from 'vitest';
import { groupPaths } from './path-groups.ts';

const groupsOf = (...paths: string[]) => {
  const groups = groupPaths(paths);
  return paths.map((path) => groups.get(path));
};

describe('the group of a path', () => {
  test.each<[string, string[], (string | undefined)[]]>([
    ['its first segment', ['/berths/{id}', '/tides'], ['Berths', 'Tides']],
    ['after a version', ['/v1/berths', '/v2/tides'], ['Berths', 'Tides']],
    ['after a version that only some have', ['/v1/berths', '/tides'], ['V1', 'Tides']],
    ['after "api" and a version', ['/api/v3.1/berths', '/api/v3.1/tides'], ['Berths', 'Tides']],
    ['after a date', ['/2024-05-01/berths', '/2024-05-01/tides'], ['Berths', 'Tides']],
    ['after what all share', ['/quay/a/berths', '/quay/a/tides'], ['Berths', 'Tides']],
    [
      'what all share, if a path ends there',
      ['/berths', '/berths/{id}/crew'],
      ['Berths', 'Berths'],
    ],
    ['after a parameter', ['/{quay}/berths', '/{quay}/tides'], ['Berths', 'Tides']],
    ['in words', ['/tide-tables.json', '/crew_lists'], ['Tide tables', 'Crew lists']],
    ['without arguments', ["/berths(id='{id}')", '/tides'], ['Berths', 'Tides']],
    [
      'nothing, if there is no segment',
      ['/', '/{id}', '/#Action=Moor'],
      [undefined, undefined, undefined],
    ],
    ['of a single path', ['/api/berths'], ['Berths']],
  ])('is %s', (_, paths, groups) => {
    expect(groupsOf(...paths)).toEqual(groups);
  });
});
