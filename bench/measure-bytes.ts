import { brotliSize } from './brotli.ts';
import { budgets } from './budgets.ts';
import { type BuiltSite, hasFile, readBuiltFile } from './built-site.ts';
import { type Measurement, median, type Section } from './measurement.ts';
import { middlePage, type SizedPage } from './page-sizes.ts';

type Template = { name: string; documentPath: string; pageDataPath?: string; budget?: number };

/** Measures the sizes of the output, by kind and by template, compressed unless noted. */
export async function measureBytes(site: BuiltSite, docs: SizedPage[]): Promise<Section> {
  const middle = middlePage(docs);
  const boot = bootScript(readBuiltFile(site, middle.documentPath).toString());
  const perTemplate = await Promise.all(
    templates(site, docs).map((template) => measureTemplate(site, template)),
  );
  return {
    title: 'Bytes (Brotli 11 unless noted)',
    measurements: [
      ...perTemplate.flat(),
      {
        what: 'page data, median of all docs pages',
        value: median(docs.map(({ pageDataSize }) => pageDataSize)),
        unit: 'bytes',
        budget: budgets.bytes.medianPageData,
      },
      {
        what: 'boot script in each document, raw',
        value: Buffer.byteLength(boot),
        unit: 'bytes',
        budget: budgets.bytes.bootScript,
      },
      await measureFiles(site, 'shell data', /^assets\/shell-[^/]*\.json$/),
      await measureFiles(site, 'sidebar data', /^assets\/sidebar-[^/]*\.json$/),
      await measureFiles(site, 'all script files', /\.m?js$/),
    ],
  };
}

/** The templates of the site; the home page and the not-found page only if they exist. */
function templates(site: BuiltSite, docs: SizedPage[]): Template[] {
  const middle = middlePage(docs);
  const largest = docs.at(-1) ?? middle;
  const home = { name: 'home', documentPath: 'index.html', pageDataPath: 'index.page.json' };
  const notFound = { name: 'not found', documentPath: '404.html' };
  return [
    home,
    { ...middle, name: 'median docs page', budget: budgets.bytes.medianDocument },
    { ...largest, name: 'largest docs page' },
    notFound,
  ].filter(({ documentPath }) => hasFile(site, documentPath));
}

async function measureTemplate(site: BuiltSite, template: Template): Promise<Measurement[]> {
  const { name, documentPath, pageDataPath, budget } = template;
  const document = readBuiltFile(site, documentPath);
  const styles = inlineStyles(document.toString());
  const measurements: Measurement[] = [
    {
      what: `${name}: document`,
      value: await brotliSize(document),
      unit: 'bytes',
      budget,
      note: `${kilobytes(document.length)} raw, ${documentPath}`,
    },
    {
      what: `${name}: its inline styles`,
      value: await brotliSize(styles),
      unit: 'bytes',
      note: `${kilobytes(Buffer.byteLength(styles))} raw`,
    },
  ];
  if (pageDataPath === undefined) return measurements;
  const pageData = readBuiltFile(site, pageDataPath);
  return [
    ...measurements,
    {
      what: `${name}: page data`,
      value: await brotliSize(pageData),
      unit: 'bytes',
      note: `${kilobytes(pageData.length)} raw`,
    },
  ];
}

async function measureFiles(site: BuiltSite, what: string, name: RegExp): Promise<Measurement> {
  const found = site.files.filter(({ path }) => name.test(path));
  const sizes = await Promise.all(found.map(({ path }) => brotliSize(readBuiltFile(site, path))));
  return {
    what,
    value: sizes.reduce((total, size) => total + size, 0),
    unit: 'bytes',
    note: `${found.length} ${found.length === 1 ? 'file' : 'files'}`,
  };
}

/** The style rules in the head of a document. */
function inlineStyles(document: string): string {
  return [...headOf(document).matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, rules = '']) => rules)
    .join('');
}

/** The script in the head of a document, without data such as the import map. */
function bootScript(document: string): string {
  return [...headOf(document).matchAll(/<script(?![^>]* type=)[^>]*>(.*?)<\/script>/gs)]
    .map(([, code = '']) => code)
    .join('');
}

function headOf(document: string): string {
  return document.slice(0, document.indexOf('</head>'));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
