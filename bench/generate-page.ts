import { codeBlocks } from './generated-code.ts';
import { heading, paragraph, phrase, sentence } from './generated-prose.ts';
import { makeRandom, type Random } from './random.ts';

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'] as const;
const SECTION_COUNT = 4;

/**
 * Generates the Markdown of a page: about 500 words under six headings, with a list, a table, an
 * admonition, two code blocks and links. The same number results in the same text.
 *
 * @param links paths to other pages, relative to this one
 */
export function generatePage(number: number, title: string, links: string[]): string {
  const random = makeRandom(number);
  const [firstCode = '', secondCode = ''] = codeBlocks(random, 2);
  const sections = Array.from({ length: SECTION_COUNT }, (_, index) => [
    `## ${heading(random)}`,
    paragraph(random, 2 + random.below(2)),
    ...sectionExtra(index, random, [firstCode, secondCode]),
  ]);
  const blocks = [
    `---\ndescription: ${sentence(random).replaceAll(/[*`]/g, '')}\n---`,
    `# ${title}`,
    paragraph(random, 3),
    ...sections.flat(),
    `### ${heading(random)}`,
    paragraph(random, 3),
    '## See also',
    links.map((link) => `- [${phrase(random)}](${link})`).join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function sectionExtra(index: number, random: Random, [first, second]: [string, string]): string[] {
  switch (index) {
    case 0:
      return [first, paragraph(random, 2)];
    case 1:
      return [table(random), paragraph(random, 1)];
    case 2:
      return [second, `:::${random.pick(ADMONITIONS)}\n\n${paragraph(random, 2)}\n\n:::`];
    default:
      return [Array.from({ length: 5 }, () => `- ${sentence(random)}`).join('\n')];
  }
}

function table(random: Random): string {
  const rows = Array.from(
    { length: 5 },
    () => `| ${phrase(random)} | ${random.below(9000)} | ${phrase(random)} |`,
  );
  return ['| Feature | Metres | Found beside |', '| --- | ---: | --- |', ...rows].join('\n');
}
