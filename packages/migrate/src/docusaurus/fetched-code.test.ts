import { expect, test } from 'vitest';
import { reportFetchedCode } from './fetched-code.ts';

const FETCHED =
  '```js reference title="Kite"\nhttps://github.com/kites/fly/blob/main/kite.js#L1-L3\n```\n';

test('code blocks that only have the address of their code are counted, with the place of the first', () => {
  const texts = new Map([
    ['docs/a.md', `# Kite\n\n${FETCHED}`],
    ['docs/b.mdx', `- One\n\n  ${FETCHED.replaceAll('\n', '\n  ').replaceAll('```', '~~~')}`],
    ['src/kite.js', FETCHED],
  ]);
  expect(reportFetchedCode(texts)).toEqual([
    {
      group: 'pages',
      outcome: 'dropped',
      key: 'code blocks',
      text: expect.stringMatching(
        /^2 code blocks with "reference" are only an address\. .* file="/,
      ),
      file: 'docs/a.md',
      line: 3,
    },
  ]);
});

test('other code blocks are not', () => {
  const others = [
    '```js reference\nfly();\n```\n',
    '```text\nhttps://kites.example/reference\n```\n',
    '```js reference\nhttps://kites.example/a.js\nfly();\n```\n',
    `\`\`\`\`md\n${FETCHED}\`\`\`\`\n`,
  ];
  expect(reportFetchedCode(new Map([['docs/a.md', others.join('\n')]]))).toEqual([]);
});
