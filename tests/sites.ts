/** The sites that the browser tests open: fixture sites about something else, and the real one. */
type TestSite = { port: number; url: string; command: string };

const OUT = '.cache/test-sites';

function builtSite(folder: string, port: number, baseUrl = '/', prepare = ''): TestSite {
  const out = `${OUT}/${port}`;
  return {
    port,
    url: `http://localhost:${port}${baseUrl}`,
    command: [
      prepare,
      `node engine/cli.ts build --site ${folder} --out ${out} --base-url ${baseUrl}`,
      `node engine/cli.ts serve --out ${out} --base-url ${baseUrl} --port ${port}`,
    ]
      .filter(Boolean)
      .join(' && '),
  };
}

export const SITES = {
  garden: builtSite('tests/sites/garden', 4101),
  /** The same site under another base path. */
  gardenPreview: builtSite('tests/sites/garden', 4102, '/docs-preview/'),
  observatory: builtSite('tests/sites/observatory', 4103, '/sky/'),
  /** More pages than a sidebar holds whole. */
  atlas: builtSite(`${OUT}/atlas`, 4104, '/', `node tests/make-atlas.ts ${OUT}/atlas`),
  /** Every option of the shell that the garden leaves off. */
  orchard: builtSite('tests/sites/orchard', 4107),
  /** Two languages, one of them written from right to left. */
  harbor: builtSite('tests/sites/harbor', 4106, '/harbor/'),
  real: builtSite('site', 4105),
} satisfies Record<string, TestSite>;

/** The address of a page of a test site. */
export function address(site: keyof typeof SITES, path: string): string {
  return new URL(path.replace(/^\//, ''), SITES[site].url).href;
}
