import { describe, expect, test } from 'vitest';
import { keepBlockIds } from './block-attributes.ts';
import { convertContainers } from './containers.ts';

describe('the id of a container, which links lead to', () => {
  test.each([
    ['of a box', '::: warning Low tide {#low}\nRye\n:::', ':::warning[Low tide]{#low}\nRye\n:::'],
    ['without a title', '::: tip {.big #low}\nRye\n:::', ':::tip{#low}\nRye\n:::'],
    ['with a full stop', '::: tip {#low.tide}\nRye\n:::', ':::tip{id="low.tide"}\nRye\n:::'],
    [
      'with a link in the title',
      '::: tip See [Rye](rye.md) {#low}\nRye\n:::',
      ':::tip[See [Rye](rye.md)]{#low}\nRye\n:::',
    ],
    [
      'of a disclosure',
      '::: details Why {open #why}\nRye\n:::',
      '<details id="why" open>\n<summary>Why</summary>\n\nRye\n\n</details>',
    ],
    [
      'of tabs',
      '::: code-group {#ports}\n```sh\na\n```\n:::',
      '<a id="ports"></a>\n\n::::tabs\n:::tab sh\n```sh\na\n```\n:::\n::::',
    ],
    ['of what has no box', '::: raw {#low}\nRye\n:::', '<a id="low"></a>\n\nRye'],
  ])('%s stays', (_, text, expected) => {
    expect(convertContainers(text).text).toBe(expected);
  });

  test('and the group of tabs are not attributes of a paragraph', () => {
    const text = ':::warning[Low tide]{#low}\nRye\n:::\n\n::::tabs{group="port"}\n::::';
    expect(keepBlockIds(text)).toBe(text);
  });
});
