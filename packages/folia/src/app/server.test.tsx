import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { useBaseUrl } from '../components/base-url.ts';
import type { PageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { englishTexts } from '../contract/texts.ts';
import { renderContent, renderShell } from './server.tsx';

const shell: ShellData = {
  build: 'b1',
  title: 'The garden',
  url: 'https://garden.example',
  baseUrl: '/garden/',
  homeHref: '/garden/',
  locales: [],
  otherBases: [],
  ownBases: [],
  navbar: {
    title: 'Garden',
    href: '/garden/',
    hideOnScroll: false,
    items: [
      {
        kind: 'link',
        label: 'Docs',
        href: '/garden/docs/welcome',
        position: 'left',
        external: false,
        activeBase: '/garden/docs/',
      },
      { kind: 'link', label: 'Map', href: '/garden/map', position: 'right', external: false },
      {
        kind: 'link',
        label: 'Seeds',
        href: 'https://seeds.example',
        position: 'right',
        external: true,
      },
      {
        kind: 'dropdown',
        label: 'More',
        position: 'right',
        items: [
          { kind: 'link', label: 'News', href: '/garden/news', position: 'right', external: false },
        ],
      },
    ],
  },
  footer: {
    style: 'dark',
    columns: [
      {
        title: 'Visit',
        items: [
          { label: 'Hours', href: '/garden/hours', external: false },
          { html: '<b>Free</b> on Sundays' },
        ],
      },
    ],
    copyrightHtml: '© The gardeners',
  },
  announcement: { id: 'frost', html: 'Frost <b>tonight</b>', closeable: true },
  colorModeSwitch: true,
  styles: '/garden/assets/styles-1.css',
  liveStyles: '',
  sidebars: { main: '/garden/assets/sidebar-main-1.json' },
  htmlLang: 'en',
  texts: englishTexts,
};

const page: PageData = {
  build: 'b1',
  href: '/garden/docs/trees/apple',
  layout: 'doc',
  heading: 'Apple & pear',
  documentTitle: 'Apple | The garden',
  description: 'Two trees.',
  sidebar: 'main',
  breadcrumbs: [{ label: 'Trees', href: '/garden/docs/trees' }],
  toc: [
    { id: 'cutting', title: 'Cutting', level: 2 },
    { id: 'tools', title: 'Tools', level: 3 },
  ],
  editUrl: 'https://git.example/edit/docs/apple.md',
  lastUpdate: { time: '2024-05-02T23:30:00+02:00', day: 'May 2, 2024', author: 'Ada' },
  previous: { label: 'Welcome', href: '/garden/docs/welcome' },
  next: { label: 'Pear', href: '/garden/docs/trees/pear', section: 'Trees' },
};

const sidebar: SidebarItem[] = [
  { kind: 'link', label: 'Welcome', href: '/garden/docs/welcome' },
  {
    kind: 'category',
    label: 'Trees',
    href: '/garden/docs/trees',
    collapsible: true,
    collapsed: true,
    items: [
      { kind: 'link', label: 'Apple', href: '/garden/docs/trees/apple' },
      { kind: 'link', label: 'Pear', href: '/garden/docs/trees/pear' },
    ],
  },
  {
    kind: 'category',
    label: 'Herbs',
    collapsible: true,
    collapsed: true,
    items: [{ kind: 'link', label: 'Mint', href: '/garden/docs/mint' }],
  },
];

const BODY = '<h2 id="cutting">Cutting</h2><p>In winter.</p>';

type Footer = NonNullable<ShellData['footer']>;
type Parts = { page?: Partial<PageData>; shell?: Partial<ShellData>; sidebar?: SidebarItem[] };

function render(parts: Parts = {}): string {
  return renderShell({
    shell: { ...shell, ...parts.shell },
    page: { ...page, ...parts.page },
    html: BODY,
    sidebar: parts.sidebar ?? sidebar,
  });
}

/** All elements in document order. */
function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  visit(fromHtml(html, { fragment: true }), 'element', (element) => {
    elements.push(element);
  });
  return elements;
}

function elementsNamed(html: string, name: string): Element[] {
  return elementsOf(html).filter((element) => element.tagName === name);
}

function linkNamed(html: string, text: string): Element | undefined {
  return elementsNamed(html, 'a').find((link) => textOf(link) === text);
}

describe('the parts of a page', () => {
  test('are in order: skip link, announcement, navigation bar, main area, footer', () => {
    const marks = elementsOf(render()).flatMap(({ tagName, properties }) => {
      const classes = [properties.className].flat().map(String);
      if (classes.includes('skip-link')) return ['skip link'];
      if (classes.includes('announcement')) return ['announcement'];
      if (classes.includes('navbar')) return ['navigation bar'];
      if (tagName === 'main') return ['main area'];
      return classes.includes('site-footer') ? ['footer'] : [];
    });
    expect(marks).toEqual(['skip link', 'announcement', 'navigation bar', 'main area', 'footer']);
  });

  test('the skip link is the first link and leads to the main area, which is focusable', () => {
    const html = render();
    const [skip] = elementsNamed(html, 'a');
    const [main] = elementsNamed(html, 'main');
    expect(skip?.properties.href).toBe('#page-main');
    expect(main?.properties).toMatchObject({ id: 'page-main', tabIndex: -1 });
  });

  test('announcement and footer are omitted if the site has none', () => {
    const html = render({ shell: { announcement: undefined, footer: undefined } });
    expect(html).not.toContain('class="announcement"');
    expect(html).not.toContain('site-footer');
  });

  test('an item of the footer can be HTML', () => {
    expect(render()).toContain('<li><b>Free</b> on Sundays</li>');
  });

  test('elements are closed and nested correctly, so that browsers do not change the structure', () => {
    const tags = (html: string) => html.match(/<\/?[a-z]\w*/g);
    const html = render();
    expect(tags(toHtml(fromHtml(html, { fragment: true })))).toEqual(tags(html));
  });

  test('ids are unique', () => {
    const ids = elementsOf(render()).flatMap(({ properties }) => properties.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every control has a name', () => {
    for (const button of elementsNamed(render(), 'button')) {
      expect(button.properties.ariaLabel ?? textOf(button)).toMatch(/\w/);
    }
  });

  test('navigation landmarks have distinct names', () => {
    const names = elementsNamed(render(), 'nav').map(({ properties }) => properties.ariaLabel);
    expect(names).toEqual([
      'Main',
      'Main',
      'Docs pages',
      'Breadcrumbs',
      'On this page',
      'Previous and next page',
      'Footer',
    ]);
  });
});

describe('the navigation bar', () => {
  test('the brand leads where the shell data says', () => {
    expect(linkNamed(render(), 'Garden')?.properties.href).toBe('/garden/');
  });

  test('items are on their side of the bar', () => {
    const [, left, right] =
      /<ul>(.*?)<\/ul><ul class="navbar-right">(.*?)<\/nav>/.exec(render()) ?? [];
    expect(left).toContain('Docs');
    expect(left).not.toContain('Map');
    expect(right).toContain('Map');
  });

  test('the item of the section is marked for assistive technology, the others are not', () => {
    const html = render();
    expect(linkNamed(html, 'Docs')?.properties.ariaCurrent).toBe('true');
    expect(linkNamed(html, 'Map')?.properties.ariaCurrent).toBeUndefined();
  });

  test('only the innermost of nested sections is marked', () => {
    const [docs, map, ...others] = shell.navbar.items;
    if (docs?.kind !== 'link' || map?.kind !== 'link') throw new Error('Two links come first.');
    const items = [docs, { ...map, activeBase: '/garden/docs/trees' }, ...others];
    const html = render({ shell: { navbar: { ...shell.navbar, items } } });
    expect(linkNamed(html, 'Map')?.properties.ariaCurrent).toBe('true');
    expect(linkNamed(html, 'Docs')?.properties.ariaCurrent).toBeUndefined();
  });

  test('the item of the current page is marked as the page', () => {
    const html = render({ page: { href: '/garden/map', layout: 'page', sidebar: undefined } });
    expect(linkNamed(html, 'Map')?.properties.ariaCurrent).toBe('page');
    expect(linkNamed(html, 'Docs')?.properties.ariaCurrent).toBeUndefined();
  });

  test('a link to another site says so', () => {
    expect(linkNamed(render(), 'Seeds (opens another site)')?.properties.href).toBe(
      'https://seeds.example',
    );
  });

  test('the color mode can be switched unless the site disables it', () => {
    expect(render()).toContain('data-color-mode');
    expect(render({ shell: { colorModeSwitch: false } })).not.toContain('data-color-mode');
  });
});

describe('the announcement', () => {
  test('shows its HTML, and a button only if it can be closed', () => {
    expect(render()).toContain('Frost <b>tonight</b>');
    expect(render()).toContain('data-close');
    const announcement = { id: 'frost', html: 'Frost', closeable: false };
    expect(render({ shell: { announcement } })).not.toContain('data-close');
  });
});

describe('a docs page', () => {
  test('has one h1, escaped', () => {
    const headings = elementsNamed(render(), 'h1');
    expect(headings.map((heading) => textOf(heading))).toEqual(['Apple & pear']);
    expect(render()).toContain('<h1>Apple &amp; pear</h1>');
  });

  test('shows its description below the heading only if the author wrote one', () => {
    expect(render({ page: { showsDescription: true } })).toContain(
      '</h1><p class="description">Two trees.</p>',
    );
    expect(render({ page: { showsDescription: false } })).not.toContain('Two trees.');
  });

  test('contains the rendered body unchanged', () => {
    expect(render()).toContain(`<div id="page-body" class="prose">${BODY}</div>`);
  });

  test('marks its entry in the sidebar as the current page, and no other', () => {
    const sidebarHtml = /<nav class="sidebar".*?<\/nav>/.exec(render())?.[0] ?? '';
    const current = elementsNamed(sidebarHtml, 'a').filter(
      ({ properties }) => properties.ariaCurrent === 'page',
    );
    expect(current.map((link) => textOf(link))).toEqual(['Apple']);
  });

  test('opens its category and leaves the others closed', () => {
    const sidebarHtml = /<nav class="sidebar".*?<\/nav>/.exec(render())?.[0] ?? '';
    const open = elementsNamed(sidebarHtml, 'details').map(({ properties }) => properties.open);
    expect(open).toEqual([true, undefined]);
  });

  test('has a table of contents with links to its sections', () => {
    expect(linkNamed(render(), 'Cutting')?.properties.href).toBe('#cutting');
    expect(linkNamed(render(), 'Tools')?.properties.href).toBe('#tools');
    expect(render({ page: { toc: [] } })).not.toContain('class="toc"');
  });

  test('has an edit link, and author and day of the last update', () => {
    expect(linkNamed(render(), 'Edit this page')?.properties.href).toBe(page.editUrl);
    const [meta] = elementsOf(render()).filter(({ properties }) =>
      [properties.className].flat().includes('page-meta'),
    );
    expect(meta && textOf(meta)).toBe('Edit this pageLast updated May 2, 2024 by Ada');
  });

  test('leads to its Markdown where the site has such pages, even without an edit link', () => {
    const markdown = '/garden/docs/trees/apple.md';
    const html = render({ page: { editUrl: undefined, markdown } });
    expect(linkNamed(html, 'View as Markdown')?.properties.href).toBe(markdown);
    expect(linkNamed(render(), 'View as Markdown')).toBeUndefined();
  });

  test('links to the previous and the next page', () => {
    const related = elementsNamed(render(), 'a').filter(({ properties }) => properties.rel);
    expect(related.map(({ properties }) => [properties.rel, properties.href])).toEqual([
      [['prev'], '/garden/docs/welcome'],
      [['next'], '/garden/docs/trees/pear'],
    ]);
  });

  test('has breadcrumbs', () => {
    const [breadcrumbs] = elementsNamed(render(), 'nav').filter(
      ({ properties }) => properties.ariaLabel === 'Breadcrumbs',
    );
    expect(breadcrumbs && textOf(breadcrumbs)).toBe('HomeTreesApple & pear');
  });
});

describe('a part of the shell that fails to render', () => {
  /** Makes reading a property throw. */
  function failing<T extends object>(value: T, key: keyof T): T {
    return Object.defineProperty(value, key, {
      get: () => {
        throw new Error('The text is missing.');
      },
    });
  }

  test.each<[string, Parts]>([
    [
      'navigation bar',
      {
        shell: {
          navbar: {
            title: 'Garden',
            href: '/garden/',
            hideOnScroll: false,
            items: [failing({ kind: 'html', html: '', position: 'left' }, 'html')],
          },
        },
      },
    ],
    [
      'sidebar',
      { sidebar: [failing({ kind: 'link', label: '', href: '/garden/docs/mint' }, 'label')] },
    ],
    ['main area', { page: { toc: [failing({ id: 'tools', title: '', level: 2 }, 'title')] } }],
    ['footer', { shell: { footer: failing<Footer>({ style: 'dark', columns: [] }, 'columns') } }],
  ])('the %s throws its error instead of being omitted from the document', (_, parts) => {
    expect(() => render(parts)).toThrow('The text is missing.');
  });
});

describe('a page that is not a docs page', () => {
  test('has no sidebar or page footer', () => {
    const html = render({ page: { layout: 'page', sidebar: undefined } });
    expect(html).not.toContain('class="sidebar"');
    expect(html).not.toContain('page-footer');
  });
});

function Picked() {
  return <p title={useBaseUrl('/map')}>Grown &amp; picked</p>;
}

describe('renderContent: the HTML of content', () => {
  test("is static markup, with access to the site's base path", () => {
    const values = { title: 'Garden', url: 'https://garden.example', customFields: {} };
    const site = { ...values, baseUrl: '/base/', locale: 'en', locales: [], messages: {} };
    expect(renderContent(Picked, { site })).toEqual({
      html: '<p title="/base/map">Grown &amp; picked</p>',
      head: {},
      idle: [],
    });
  });
});
