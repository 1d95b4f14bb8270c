import { describe, expect, test } from 'vitest';
import { wrapPackageComponents } from './package-islands.ts';

describe('wrapPackageComponents', () => {
  const page = (line: string) =>
    wrapPackageComponents(new Map([['docs/a.mdx', `${line}\n\n<A />\n`]]));

  test.each([
    [
      "import Film from 'film-player';",
      "import Film from '@site/src/islands/film-player.jsx';",
      [['src/islands/film-player.jsx', "export { default } from 'film-player';\n"]],
    ],
    [
      "import { Film as Movie } from '@cinema/film/lite'",
      "import Movie from '@site/src/islands/cinema-film-lite-Film.jsx';",
      [
        [
          'src/islands/cinema-film-lite-Film.jsx',
          "export { Film as default } from '@cinema/film/lite';\n",
        ],
      ],
    ],
  ])('%s becomes an import of an island', (before, after, modules) => {
    const result = page(before);
    expect(result.texts.get('docs/a.mdx')).toBe(`${after}\n\n<A />\n`);
    expect(result.modules.map(({ to, text }) => [to, text])).toEqual(modules);
  });

  test.each([
    "import { FaStar } from 'react-icons/fa';",
    "import { format } from 'date-words';",
    "import * as Film from 'film-player';",
    "import Film from '@site/src/Film';",
    "import Tabs from '@theme/Tabs';",
    "import A from 'film-player'; <A.Title />",
  ])('%s stays', (line) => {
    expect(page(line)).toEqual({ texts: new Map(), modules: [] });
  });

  test('code blocks stay', () => {
    expect(page("```js\nimport Film from 'film-player';\n```").modules).toEqual([]);
  });
});
