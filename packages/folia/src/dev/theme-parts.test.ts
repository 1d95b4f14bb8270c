import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ModuleLoader, openModuleLoader } from '../bundler/module-loader.ts';
import { firstCompletion } from './fixtures/first-completion.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';

const TIMEOUT_MS = 60_000;

describe('parts of the theme after an edit to text alone', { timeout: TIMEOUT_MS }, () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'forge-'));
  let modules: ModuleLoader;
  let site: LiveSite;

  function write(path: string, text: string): string {
    const file = join(siteDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  }

  /** Changes a page, and returns whether the whole site was read again. */
  async function change(path: string, text: string): Promise<boolean> {
    const reset = vi.spyOn(modules, 'reset');
    await site.refresh([{ event: 'change', path: write(path, text) }]);
    const hasReadAll = reset.mock.calls.length > 0;
    reset.mockRestore();
    return hasReadAll;
  }

  const bodyOf = async (path: string) => (await site.answer(path))?.body ?? '';

  beforeAll(async () => {
    write(
      'site.config.ts',
      "export default { title: 'Forge', url: 'https://forge.example', baseUrl: '/', trailingSlash: false };",
    );
    write('docs/a.md', '# Anvil\n\nIt is heavy.\n');
    write('docs/b.md', '# Bellows\n\nThey blow.\n\n## Air\n');
    write('docs/c.md', '# Coal\n\nIt glows.\n');
    write('docs/d.md', '# Dipper\n\nIt pours.\n');
    write(
      'theme/doc.tsx',
      `globalThis.rendered = [];
      export default function Doc({ page, children }) {
        globalThis.rendered.push(page.title);
        return <>{children}<p>From {page.previous?.label ?? 'nowhere'} to {page.next?.label ?? 'nowhere'}</p>
          <ul>{page.toc.map(({ id, title }) => <li key={id}>{title}</li>)}</ul></>;
      }`,
    );
    write('theme/footer.tsx', 'export default () => <footer>Struck by hand</footer>;');
    modules = await openModuleLoader(siteDir);
    site = await openLiveSite({ siteDir, baseUrl: undefined, modules });
    await firstCompletion(site);
  }, TIMEOUT_MS);

  afterAll(async () => {
    await modules.close();
    rmSync(siteDir, { recursive: true });
  });

  test('name the previous and next page by their new headings', async () => {
    expect(await bodyOf('/docs/a')).toContain('<p>From nowhere to Bellows</p>');
    expect(await change('docs/b.md', '# Big bellows\n\nThey blow.\n\n## Air\n')).toBe(false);
    expect(await bodyOf('/docs/a')).toContain('<p>From nowhere to Big bellows</p>');
    expect(await bodyOf('/docs/c')).toContain('<p>From Big bellows to Dipper</p>');
    expect(await bodyOf('/docs/a')).toContain('<footer>Struck by hand</footer>');
  });

  test('list the new contents of their page', async () => {
    expect(await change('docs/c.md', '# Coal\n\nIt glows.\n\n## Ash\n')).toBe(false);
    expect(await bodyOf('/docs/c')).toContain('<ul><li>Ash</li></ul>');
  });

  test('are not rendered again around pages for which nothing has changed', async () => {
    const rendered = () => Reflect.get(globalThis, 'rendered');
    Reflect.set(globalThis, 'rendered', []);
    expect(await change('docs/a.md', '# Anvil\n\nIt is very heavy.\n\n## Horn\n')).toBe(false);
    expect(rendered()).toEqual(['Anvil']);
    expect(await change('docs/a.md', '# Big anvil\n\nIt is very heavy.\n\n## Horn\n')).toBe(false);
    expect(rendered()).toEqual(['Anvil', 'Big anvil', 'Big bellows']);
    expect(await bodyOf('/docs/d')).toContain('<p>From Coal to nowhere</p>');
  });
});
