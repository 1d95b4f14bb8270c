import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PageData } from '../../contract/page-data.ts';
import type { ShellData } from '../../contract/shell-data.ts';
import { englishTexts } from '../../contract/texts.ts';
import type { RouteState } from '../router/router.ts';
import { SiteProvider } from '../site-context.ts';
import { constant } from '../store.ts';
import { Page } from './Page.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const shell: ShellData = {
  build: 'b1',
  title: 'Garden',
  url: 'https://garden.example',
  baseUrl: '/',
  homeHref: '/',
  locales: [],
  otherBases: [],
  ownBases: [],
  navbar: { title: 'Garden', href: '/', items: [], hideOnScroll: false },
  colorModeSwitch: true,
  styles: '/assets/styles-1.css',
  liveStyles: '',
  sidebars: {},
  htmlLang: 'en',
  texts: englishTexts,
};

const page: PageData = {
  build: 'b1',
  href: '/beds',
  layout: 'doc',
  heading: 'Beds',
  documentTitle: 'Beds | Garden',
  breadcrumbs: [],
  toc: [],
};

const shown = { page, html: '<p>Roses</p>' };

function render(route: RouteState): string {
  return renderToStaticMarkup(
    <SiteProvider value={{ shell, route: constant(route), sidebars: constant(new Map()) }}>
      <ProgressBar />
      <Page />
    </SiteProvider>,
  );
}

describe('the main area by the status of the route', () => {
  test('ready: the page, without loading indicators', () => {
    const html = render({ ...shown, status: 'ready' });
    expect(html).toContain('<p>Roses</p>');
    expect(html).toContain('<main id="page-main" tabindex="-1" aria-busy="false">');
    expect(html).not.toMatch(/spinner|progress-bar|role="alert"/);
  });

  test('loading: a spinner over the previous page, and a progress bar', () => {
    const html = render({ ...shown, status: 'loading' });
    expect(html).toMatch(/<main [^>]*aria-busy="true"><div class="spinner" role="status">/);
    expect(html).toContain('<div class="progress-bar" aria-hidden="true">');
    expect(html).toContain('<p>Roses</p>');
  });

  test('failed: the error message and a Retry button instead of the page', () => {
    const error = '503 Service <Unavailable>';
    const html = render({ ...shown, status: 'failed', target: '/trees', error });
    expect(html).toMatch(/role="alert".*503 Service &lt;Unavailable&gt;.*>Retry<\/button>/);
    expect(html).not.toContain('Roses');
  });

  test('a page reached by navigation is announced by its title', () => {
    const announced = /<output [^>]*>(.*?)<\/output>/;
    const later = render({ ...shown, status: 'ready', isLater: true });
    expect(announced.exec(later)?.[1]).toBe('Beds | Garden');
    expect(announced.exec(render({ ...shown, status: 'ready' }))?.[1]).toBe('');
  });
});

test('the text of an untranslated page specifies its language', () => {
  const untranslated: PageData = {
    ...page,
    description: 'What grows in them',
    showsDescription: true,
    toc: [{ id: 'roses', title: 'Roses', level: 2 }],
    language: { lang: 'en', dir: 'ltr' },
  };
  const html = render({ page: untranslated, html: '<p>Roses</p>', status: 'ready' });
  expect(html).toContain('<h1 lang="en" dir="ltr">Beds</h1>');
  expect(html).toContain('<p class="description" lang="en" dir="ltr">');
  expect(html).toContain('<ul lang="en" dir="ltr">');
  expect(html).toMatch(/<div id="page-body" lang="en" dir="ltr"[^>]*><p>Roses/);
  expect(render({ ...shown, status: 'ready' })).not.toContain('lang=');
});

test('the table of contents is beside a column of text, with or without a sidebar', () => {
  const toc = [{ id: 'roses', title: 'Roses', level: 2 }];
  const layouts = ['doc', 'page', 'wide'] as const;
  const shows = (layout: PageData['layout']) =>
    render({ page: { ...page, layout, toc }, html: '', status: 'ready' }).includes('class="toc"');
  expect(layouts.filter(shows)).toEqual(['doc', 'page']);
});

describe('breadcrumbs', () => {
  const crumbs = (data: Partial<PageData>) =>
    /<nav class="breadcrumbs".*?<\/nav>/.exec(
      render({ page: { ...page, ...data }, html: '', status: 'ready' }),
    )?.[0];

  test('start at the home page, even for a page at the top level of its sidebar', () => {
    expect(crumbs({})).toContain(
      '<ol><li><a href="/">Home</a></li><li aria-current="page">Beds</li></ol>',
    );
  });

  test('include categories with the same name', () => {
    const breadcrumbs = [{ label: 'Beds', href: '/all' }, { label: 'Beds' }];
    expect(crumbs({ breadcrumbs })).toContain('<li><a href="/all">Beds</a></li><li>Beds</li>');
  });

  test('lead to the categories of a page that hides its title, without an entry of its own', () => {
    const breadcrumbs = [{ label: 'Beds', href: '/all' }];
    const html = crumbs({ heading: undefined, breadcrumbs });
    expect(html).toContain('<li><a href="/all">Beds</a></li></ol>');
    expect(crumbs({ heading: undefined })).toBeUndefined();
    expect(html).not.toContain('aria-current');
  });

  test('are hidden in docs that hide them, whose pages have no header without a heading', () => {
    const breadcrumbs = [{ label: 'Beds', href: '/all' }];
    expect(crumbs({ hidesBreadcrumbs: true })).toBeUndefined();
    expect(crumbs({ hidesBreadcrumbs: true, breadcrumbs })).toBeUndefined();
    const data = { ...page, heading: undefined, breadcrumbs, hidesBreadcrumbs: true };
    const html = render({ page: data, html: '', status: 'ready' });
    expect(html).not.toContain('page-header');
  });

  test('are hidden on the home page and on single pages', () => {
    expect(crumbs({ href: '/' })).toBeUndefined();
    expect(crumbs({ layout: 'page' })).toBeUndefined();
  });
});
