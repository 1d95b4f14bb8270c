import { describe, expect, test } from 'vitest';
import type {
  IndexedPage,
  SearchDocument,
  SearchDocumentFile,
  SearchIndexFile,
  TextPiece,
} from './format.ts';
import { openSearch } from './open-search.ts';
import { splitSearch, withoutHeadings } from './search-parts.ts';
import { makeShards } from './sharded/make-shards.ts';
import { openShardedSearch } from './sharded/open-sharded-search.ts';

type TestPage = Partial<Omit<IndexedPage, 'sections'>> & {
  title: string;
  /** Text of the page, then of each section by its heading. */
  text?: string;
  code?: string;
  sections?: Record<string, string>;
};

const FORMS = {
  'two files': openSearch,
  shards(documents: SearchDocumentFile, files: SearchIndexFile) {
    const shards = makeShards(documents, files);
    const texts = new Map(shards.files.map(({ name, text }) => [name, text]));
    const titles = withoutHeadings(splitSearch({ documents, index: files }, '').titles);
    const { search } = openShardedSearch(
      { ...titles, shards: { ...shards.index, folder: '' } },
      async (name) => JSON.parse(texts.get(name) ?? ''),
      () => Promise.reject(new Error('There are no files of pages.')),
    );
    return (query: string) => search(query);
  },
};

describe.each(Object.entries(FORMS))('a search over %s', (_, open) => {
  /** A search over pages at `/<title>`. */
  function searchOver(
    pages: TestPage[],
    { language = 'en', maxHits = 8, synonyms = [] as string[][] } = {},
  ) {
    const documents = pages.flatMap(({ title, text = '', sections = {} }): SearchDocument[] => [
      { url: `/${title}`, title, subcategory: '', text },
      ...Object.entries(sections).map(([heading, content]) => ({
        url: `/${title}#${heading}`,
        title,
        subcategory: heading,
        text: content,
      })),
    ]);
    const search = open(
      { searchDocs: documents, options: { maxHits, highlightResult: true } },
      {
        language,
        pages: pages.map(
          ({ group = 'docs', trail = [], keywords = [], operation, sections = {} }) => ({
            sections: 1 + Object.keys(sections).length,
            group,
            trail,
            keywords,
            operation,
          }),
        ),
        code: pages.flatMap(({ code = '', sections = {} }) => [
          code,
          ...Object.keys(sections).map(() => ''),
        ]),
        synonyms,
      },
    );
    return {
      hits: search,
      urls: async (query: string) => (await search(query)).map(({ url }) => url),
    };
  }

  const marked = (pieces: TextPiece[]) =>
    pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);
  const whole = (pieces: TextPiece[]) => pieces.map(({ text }) => text).join('');

  describe('the order of hits', () => {
    test('if no page has all words, pages with most of them come first', async () => {
      const { urls } = searchOver([
        { title: 'Pots', text: 'A pot dries fast.' },
        { title: 'Frost', text: 'In frost, wrap the pot in fleece.' },
        { title: 'Beds', text: 'Water the beds.' },
        { title: 'Fleece', text: 'It is sold by the roll, and covers a pot.' },
      ]);
      expect(await urls('wrap a pot with fleece in summer')).toEqual([
        '/Frost',
        '/Fleece',
        '/Pots',
      ]);
    });

    test('an exact title comes first, then titles, headings and texts', async () => {
      const { urls } = searchOver([
        { title: 'Spade', text: 'Cut roses, roses and more roses with it. Roses!' },
        { title: 'Rake', sections: { 'Under roses': 'Gently.' } },
        { title: 'Wild roses', text: 'They climb.' },
        { title: 'Roses in pots', text: 'They thirst.' },
        { title: 'Roses', text: 'They want sun.' },
      ]);
      expect(await urls('roses')).toEqual([
        '/Roses',
        '/Roses in pots',
        '/Wild roses',
        '/Rake#Under roses',
        '/Spade',
      ]);
    });

    test('a word comes before the part of a word', async () => {
      const { urls } = searchOver([
        { title: 'Open bedPlanner', text: 'bedPlanner draws.', sections: { 'In bedPlanner': '' } },
        { title: 'Plan', sections: { 'Ask a planner': 'Or draw it.' } },
      ]);
      expect((await urls('planner'))[0]).toBe('/Plan#Ask a planner');
      expect(await urls('planner')).toContain('/Open bedPlanner');
      expect((await urls('bed planner'))[0]).toMatch('/Open bedPlanner');
    });

    test('sections with all words come before those with some', async () => {
      const { urls } = searchOver([
        { title: 'One', text: 'frost frost frost frost' },
        {
          title: 'Two',
          text: 'A wall keeps the frost away from all that grows in the bed behind it.',
        },
        { title: 'Three', text: 'wall wall wall wall' },
      ]);
      expect((await urls('frost wall'))[0]).toBe('/Two');
      expect(await urls('frost wall')).toHaveLength(3);
    });

    test('a filler word counts little, even if it has synonyms', async () => {
      const { urls } = searchOver(
        [
          { title: 'What goes wrong', text: 'It is wrong.' },
          { title: 'Rime', text: 'A frost in May.' },
          { title: 'Dates', text: 'Sow on the date.' },
        ],
        { synonyms: [['wrong', 'incorrect']] },
      );
      expect(await urls('frost wrong ')).toEqual(['/Rime', '/What goes wrong']);
    });

    test('an operation or post whose title is one plain word does not precede guides', async () => {
      for (const group of ['api', 'blog'] as const) {
        const { urls } = searchOver([
          { title: 'Compost', group, text: 'Compost it.' },
          { title: 'Leaves', sections: { Compost: 'Put them there.' } },
        ]);
        expect((await urls('compost'))[0]).toBe('/Leaves#Compost');
      }
    });

    test('question words do not count if there are other words', async () => {
      const { urls } = searchOver([
        { title: 'How and why', text: 'How do I do this? How do I do that?' },
        { title: 'Pruning', text: 'Cut above a bud.' },
      ]);
      expect(await urls('how do I prune')).toEqual(['/Pruning']);
      expect(await urls('how')).toEqual(['/How and why']);
    });

    test('contracted negations do not count if there are other words', async () => {
      const { urls } = searchOver([
        { title: 'Mowers', text: 'The motor starts.' },
        { title: 'Weeds', text: "They won't stay away if the bed wasn't mulched." },
      ]);
      expect(await urls("motor won't start")).toEqual(['/Mowers']);
      expect(await urls("motor wasn't started")).toEqual(['/Mowers']);
    });

    test('keywords of a page are found', async () => {
      const { urls } = searchOver([{ title: 'Roses', keywords: ['shrub'] }, { title: 'Rake' }]);
      expect(await urls('shrub')).toEqual(['/Roses']);
    });

    test('API pages do not crowd out guides', async () => {
      const api = Array.from(
        { length: 12 },
        (_, index): TestPage => ({
          title: `Get album ${index}`,
          group: 'api',
          text: 'album album album',
        }),
      );
      const { hits } = searchOver([
        ...api,
        { title: 'Share', sections: { 'Share an album': 'Open it.' } },
        { title: 'Show', text: 'An album has a cover.' },
        ...['a', 'b', 'c', 'd'].map((title) => ({ title, text: 'The album again.' })),
      ]);
      const found = await hits('album');
      expect(found).toHaveLength(8);
      expect(found.filter(({ group }) => group === 'api')).toHaveLength(4);
      expect(found[0]?.url).toBe('/Share#Share an album');
      expect((await hits('get album 7'))[0]?.url).toBe('/Get album 7');
    });

    test('a page has three hits at most, and there are no more hits than requested', async () => {
      const sections = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, 'frost']));
      const { urls } = searchOver(
        [
          { title: 'One', sections },
          { title: 'Two', sections },
        ],
        { maxHits: 5 },
      );
      const found = await urls('frost');
      expect(found).toHaveLength(5);
      expect(found.filter((url) => url.startsWith('/One'))).toHaveLength(3);
    });

    test('hits are grouped', async () => {
      const { hits } = searchOver([
        { title: 'Frost', group: 'pages' },
        { title: 'Frost guard' },
        { title: 'Late frost', group: 'pages' },
      ]);
      expect((await hits('frost')).map(({ group }) => group)).toEqual(['pages', 'pages', 'docs']);
    });
  });

  describe('the best section of a page', () => {
    test('is the one whose heading has all words, not the first with some of them', async () => {
      const { urls } = searchOver([
        {
          title: 'Store and plant',
          text: 'How bulbs get through the winter.',
          sections: {
            Bulbs: 'Tulips and daffodils.',
            'Bulb shelves': 'Store bulbs in the dark.',
            'Plant the bulbs again': 'In October.',
          },
        },
      ]);
      expect((await urls('plant bulbs again'))[0]).toBe('/Store and plant#Plant the bulbs again');
    });

    test('is its beginning if its title has the query, not a longer heading with it', async () => {
      const { urls } = searchOver([
        {
          title: 'Bulbs and tubers',
          text: 'What grows below.',
          sections: { 'Bulb order': 'Bulbs, by size: bulbs.', 'Big bulbs': 'Bulbs.' },
        },
        { title: 'Growing bulbs', sections: { Bulbs: 'All of them.', More: '' } },
      ]);
      const found = await urls('bulbs ');
      expect(found.find((url) => url.startsWith('/Bulbs'))).toBe('/Bulbs and tubers');
      expect(found.find((url) => url.startsWith('/Growing'))).toBe('/Growing bulbs#Bulbs');
    });

    test('is one whose heading starts with the first word of the query', async () => {
      const { urls } = searchOver([
        {
          title: 'Care for bulbs',
          sections: {
            'If the storing fails': 'The storing of dahlias went wrong: dahlias rot.',
            'Store what you dug up': 'Dahlias are kept dark.',
          },
        },
      ]);
      expect((await urls('store dahlias '))[0]).toBe('/Care for bulbs#Store what you dug up');
    });

    test('keywords lead to the page, words in a section to the section', async () => {
      const { urls } = searchOver([
        {
          title: 'Roses',
          keywords: ['shrub', 'late frost'],
          sections: { 'Late frost': 'Cover them.', Pots: 'Water them.' },
        },
      ]);
      expect((await urls('shrub'))[0]).toBe('/Roses');
      expect((await urls('late frost'))[0]).toBe('/Roses#Late frost');
    });

    test('a word elsewhere on the page counts, so the words can be in different sections', async () => {
      const { urls } = searchOver([
        { title: 'Other', text: 'The pump.', sections: { More: 'The pump, the pump.' } },
        { title: 'Water', text: 'The pump.', sections: { Ponds: 'A lotus.' } },
        { title: 'Soil', text: 'A lotus.' },
      ]);
      expect((await urls('lotus pump'))[0]).toMatch(/^\/Water/);
    });

    test('filler words count less than others', async () => {
      const { urls } = searchOver([
        { title: 'Making things', text: 'Make it so.' },
        { title: 'Pump', text: 'It lifts water.' },
      ]);
      expect((await urls('make the pump run'))[0]).toBe('/Pump');
    });
  });

  describe('synonyms', () => {
    const synonyms = [
      ['prune', 'cut back'],
      ['fertilizer', 'fert'],
    ];
    const { urls, hits } = searchOver(
      [
        { title: 'Pruning', text: 'Above a bud.' },
        { title: 'Cut back hedges', text: 'In March.' },
        { title: 'Fertilizer', text: 'Spread it.' },
        { title: 'Spade', text: 'It digs.' },
      ],
      { synonyms },
    );

    test('a word finds its synonyms, ranked below itself', async () => {
      expect(await urls('prune ')).toEqual(['/Pruning', '/Cut back hedges']);
      expect((await urls('cut back '))[0]).toBe('/Cut back hedges');
      expect(await urls('cut back ')).toContain('/Pruning');
    });

    test('its forms and its prefix find the synonyms, too', async () => {
      expect(await urls('pruned ')).toContain('/Cut back hedges');
      expect(await urls('prun')).toContain('/Cut back hedges');
    });

    test('a phrase is found and marked where its words are side by side', async () => {
      const search = searchOver(
        [
          { title: 'Hedges', text: 'You cut them back. Cut the ivy, but never cut it back here.' },
          { title: 'Ivy', text: 'Cut. Back in May, it was cut back hard.' },
          { title: 'Pruning', text: 'Above a bud.' },
        ],
        { synonyms },
      );
      expect(await search.urls('prune ')).toEqual(['/Pruning', '/Ivy']);
      const [, synonym] = await search.hits('prune ');
      expect(synonym && marked(synonym.snippet)).toEqual(['cut back']);
      expect(synonym?.words).toEqual(['cut back']);
      const typed = new Map((await search.hits('cut back ')).map((hit) => [hit.url, hit]));
      expect(marked(typed.get('/Ivy')?.snippet ?? [])).toEqual(['cut back']);
      expect(new Set(marked(typed.get('/Hedges')?.snippet ?? []))).toContain('back');
    });

    test('the synonyms are marked', async () => {
      expect(marked((await hits('fert '))[0]?.title ?? [])).toEqual(['Fertilizer']);
    });
  });

  test('words are found split, joined and hyphenated', async () => {
    const { urls } = searchOver([
      { title: 'One', text: 'The greenhouse.' },
      { title: 'Two', text: 'A semi-shade bed.' },
    ]);
    expect(await urls('green house')).toEqual(['/One']);
    expect(await urls('semishade')).toEqual(['/Two']);
  });

  describe('API operations', () => {
    const operation = (method: string, path: string, id: string): TestPage => ({
      title: `About ${id}`,
      group: 'api',
      operation: { method, base: '/api', path, id },
    });
    const { urls } = searchOver([
      { title: 'Get roses', text: 'Roses, beds and roses in beds. Get them at /beds/7/roses.' },
      operation('GET', '/beds', 'getBeds'),
      operation('POST', '/beds', 'createBed'),
      operation('GET', '/beds/{id}', 'getBed'),
      operation('GET', '/beds/mine', 'getMyBed'),
      operation('PUT', '/beds/{id}/roses', 'addRosesToBed'),
    ]);

    test.each([
      ['POST /beds', 'createBed'],
      ['post /beds', 'createBed'],
      ['POST beds', 'createBed'],
      ['POST /api/beds/', 'createBed'],
      ['GET https://garden.example/api/beds/7', 'getBed'],
      ['GET /beds/:id', 'getBed'],
      ['GET /beds/{bedId}?page=1', 'getBed'],
      ['GET /beds/mine', 'getMyBed'],
      ['/beds/{id}/roses', 'addRosesToBed'],
      ['/beds/123e4567-e89b-12d3/roses', 'addRosesToBed'],
      ['PUT beds roses', 'addRosesToBed'],
      ['PUT /beds/rosemary/roses', 'addRosesToBed'],
      ['PUT /be', 'addRosesToBed'],
      ['addRosesToBed', 'addRosesToBed'],
      ['add-roses-to-bed', 'addRosesToBed'],
      ['add roses to bed', 'addRosesToBed'],
    ])('%s leads to %s', async (query, id) => {
      expect((await urls(query))[0]).toBe(`/About ${id}`);
    });

    test.each([
      ['/Roses.json', ['listRoses', 'plantRose']],
      ['Roses.json', ['listRoses', 'plantRose']],
      ['POST /Roses.json', ['plantRose']],
      ['/beds/7/roses.json', ['listRoses', 'plantRose']],
    ])('the last segments of a path, %s, find %j', async (query, ids) => {
      const search = searchOver([
        ...[1, 2, 3, 4].map((number) => ({ title: `Roses json ${number}`, text: 'Roses.json' })),
        operation('GET', '/gardens/{id}/beds/{bed}/Roses.json', 'listRoses'),
        operation('POST', '/gardens/{id}/beds/{bed}/Roses.json', 'plantRose'),
        operation('GET', '/gardens/{id}/Primroses.json', 'listPrimroses'),
      ]);
      const first = (await search.urls(query)).slice(0, ids.length);
      expect(first.toSorted()).toEqual(ids.map((id) => `/About ${id}`));
    });

    test('the end of a segment is not a segment', async () => {
      const search = searchOver([
        { title: 'Beds', text: 'See eds and beds.' },
        operation('GET', '/gardens/{id}/beds', 'listBeds'),
      ]);
      expect((await search.urls('/eds'))[0]).toBe('/Beds');
    });

    test('an operation whose whole path was typed precedes those whose path ends with it', async () => {
      const search = searchOver([
        operation('GET', '/gardens/{id}/beds', 'listBedsOfGarden'),
        operation('GET', '/beds', 'listBeds'),
      ]);
      expect(await search.urls('/beds')).toEqual(['/About listBeds', '/About listBedsOfGarden']);
    });

    test('a path alone finds all of its operations', async () => {
      expect((await urls('/beds')).slice(0, 2)).toEqual(['/About getBeds', '/About createBed']);
    });

    test('an operation whose id is a plain word does not rank above guides', async () => {
      const search = searchOver([
        { title: 'About us', sections: { Prune: 'Above a bud.' } },
        { ...operation('POST', '/prune', 'prune'), text: 'Prune it.' },
      ]);
      expect((await search.urls('prune'))[0]).toBe('/About us#Prune');
    });

    test('a verb at the start of a question is not taken for a method', async () => {
      expect((await urls('get roses'))[0]).toBe('/Get roses');
    });
  });

  describe('what a word finds', () => {
    const { urls, hits } = searchOver([
      { title: 'Upgrading', text: 'Set ROSE_HEIGHT, then restart the pump.' },
      { title: 'Shears', text: 'They cut.', code: 'garden-admin --skip-frost pruneAllRoses' },
      { title: 'Fertilizer', text: 'Spread it.' },
      { title: 'Beds', text: 'A bed is a plot.' },
    ]);

    test('unfinished words', async () => {
      expect(await urls('fert')).toEqual(['/Fertilizer']);
      expect(await urls('f')).toEqual(['/Fertilizer']);
    });

    test('other forms of a word', async () => {
      expect(await urls('upgrade')).toEqual(['/Upgrading']);
      expect(await urls('restarted')).toEqual(['/Upgrading']);
    });

    test.each(['ROSE_HEIGHT', 'rose_height', 'height', 'rose_h'])('code by %s', async (query) => {
      expect(await urls(query)).toEqual(['/Upgrading']);
    });

    test.each(['--skip-frost', 'skip-frost', 'garden-admin', 'pruneAllRoses', 'prune'])(
      'words of blocks of code by %s',
      async (query) => {
        expect(await urls(query)).toEqual(['/Shears']);
      },
    );

    test('a typing error is forgiven if there is no exact match', async () => {
      expect(await urls('fertilzer')).toEqual(['/Fertilizer']);
      expect(await urls('fretilizer')).toEqual(['/Fertilizer']);
      expect(await urls('feritl')).toEqual(['/Fertilizer']);
    });

    test('no typing error is forgiven in short words, in code, or if the word exists', async () => {
      expect(await urls('bex')).toEqual([]);
      expect(await urls('ROSE_HEIGTH')).toEqual([]);
      expect(await urls('plot')).toEqual(['/Beds']);
      expect(await searchOver([{ title: 'Rose' }, { title: 'Rise' }]).urls('rose')).toEqual([
        '/Rose',
      ]);
    });

    test('a query without words finds nothing', async () => {
      expect(await urls('  ')).toEqual([]);
      expect(await urls('…!')).toEqual([]);
    });

    test('a hit lists its words as written, for the page to highlight', async () => {
      expect((await hits('rose_h upgrade'))[0]?.words).toEqual(['Upgrading', 'ROSE_HEIGHT']);
    });
  });

  test('a hit lists a word once, whatever its case', async () => {
    const { hits } = searchOver([{ title: 'Roses', text: 'The roses. ROSES! A rose.' }]);
    expect((await hits('roses '))[0]?.words).toEqual(['Roses', 'rose']);
  });

  describe('languages', () => {
    test('the stemming rules of one language do not apply to another', async () => {
      const pages = [
        { title: 'Wanderung', text: 'Er hoffte.' },
        { title: 'Blume', text: 'hoffing' },
      ];
      expect(await searchOver(pages, { language: 'de' }).urls('hoffed')).toEqual([]);
      expect(await searchOver(pages, { language: 'en-GB' }).urls('hoffed')).toEqual(['/Blume']);
    });

    test('a word is found with and without an elided one before it', async () => {
      const { urls, hits } = searchOver(
        [
          { title: 'Un', text: 'Lisez l’installation du serveur.' },
          { title: 'Deux', text: 'Une installation.' },
        ],
        { language: 'fr' },
      );
      expect(await urls('installation ')).toHaveLength(2);
      expect(await urls("l'installation ")).toHaveLength(2);
      expect(await urls("l'instal")).toHaveLength(2);
      const [hit] = (await hits('installation ')).filter(({ url }) => url === '/Un');
      expect(hit && marked(hit.snippet)).toEqual(['installation']);
    });

    test('two syllables of a Korean word find it', async () => {
      const { urls, hits } = searchOver([{ title: '시작', text: '서버를 설정합니다' }], {
        language: 'ko',
      });
      for (const query of ['서버 ', '설정 ', '서버', '서'])
        expect(await urls(query)).toEqual(['/시작']);
      const [hit] = await hits('서버 설정 ');
      expect(hit && marked(hit.snippet)).toEqual(['서버를', '설정합니다']);
    });

    test('Japanese is found without spaces', async () => {
      const { urls } = searchOver([{ title: '庭', text: '東京都の庭に薔薇を植える' }], {
        language: 'ja',
      });
      expect(await urls('薔薇')).toEqual(['/庭']);
    });
  });

  describe('what a hit displays', () => {
    const long = `${'Grass grows. '.repeat(40)}The frost comes in May. ${'Grass grows. '.repeat(40)}`;
    const { hits } = searchOver([
      {
        title: 'Weather',
        trail: ['Garden'],
        text: long,
        sections: { 'Late frost': 'Cover the roses.' },
      },
      { title: 'Shears', text: 'They cut.', code: 'oilBlade' },
    ]);

    test('title, breadcrumbs and a snippet with the words marked', async () => {
      const [section, page] = await hits('frost');
      expect(section && whole(section.title)).toBe('Late frost');
      expect(section && marked(section.title)).toEqual(['frost']);
      expect(section?.path).toEqual(['Garden', 'Weather']);
      expect(page?.path).toEqual(['Garden']);
      expect(page && marked(page.snippet)).toEqual(['frost']);
      expect(page && whole(page.snippet)).toMatch(/^…\S.*The frost comes in May\..*\S…$/);
      expect(page && whole(page.snippet).length).toBeLessThan(160);
    });

    test('a match in code precedes a text without the word', async () => {
      const [hit] = await hits('oilblade');
      expect(hit && whole(hit.snippet)).toBe('oilBlade · They cut.');
      expect(hit && marked(hit.snippet)).toEqual(['oilBlade']);
    });
  });
});

test('a text with the words of a query side by side ranks above one with them apart', () => {
  const document = (url: string, text: string) => ({ url, title: '', subcategory: '', text });
  const apart = 'Move the ladder away first. Water the fern, and then tell whoever keeps the shed.';
  const close = 'Move the shed away first. Water the fern, and then tell whoever keeps the ladder.';
  const page = { sections: 1, group: 'docs' as const, trail: [], keywords: [] };
  const search = openSearch(
    {
      searchDocs: [document('/apart', apart), document('/close', close)],
      options: { maxHits: 8, highlightResult: true },
    },
    { language: 'en', pages: [page, page], code: [], synonyms: [] },
  );
  expect(search('move shed ').map(({ url }) => url)).toEqual(['/close', '/apart']);
});
