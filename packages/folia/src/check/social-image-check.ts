import type { Problem } from 'folia-problems';
import { fileOf } from '../compile/page-name.ts';
import { splitSuffix, withoutBase } from '../contract/address.ts';
import { decodeOrKeep } from '../contract/decode.ts';
import type { Asset } from '../model/asset.ts';
import type { LocaleSite } from '../model/locale-site.ts';
import type { SourcePage } from '../model/source-page.ts';
import { fieldPlace } from '../read/field-place.ts';

/**
 * Reports pages whose picture for previews of links (`image` in frontmatter) does not exist.
 * @param staticFiles those of the static folders
 */
export function checkSocialImages(staticFiles: Asset[], locales: LocaleSite[]): Problem[] {
  const published = [...staticFiles, ...locales.flatMap(({ compiled }) => compiled.assets())];
  const paths = new Set(published.map(({ output }) => `/${output}`));
  return locales.flatMap(({ site, sources: { config }, compiled }) => {
    const sources = new Map(compiled.pages.map(({ source }) => [source.route, source]));
    return site.pages.flatMap(({ route, image = '' }): Problem[] => {
      const { pathname } = splitSuffix(image);
      const path = decodeOrKeep(withoutBase(pathname, config, (own) => paths.has(own)));
      // Any other form is a URL.
      if (!/^\/(?!\/)/.test(path) || paths.has(path)) return [];
      const source = sources.get(route);
      return [
        {
          subject: 'picture',
          ...(source && imagePlace(source)),
          message: `Frontmatter: image: the file "${image}" does not exist.`,
          hint: `A path with a leading slash is relative to a static folder: ${config.staticDirectories.join(', ')}.`,
          dependsOn: ['files'],
        },
      ];
    });
  });
}

function imagePlace(source: SourcePage): Pick<Problem, 'file' | 'line'> {
  return source.form === 'text' ? fieldPlace(source, 'image') : { file: fileOf(source) };
}
