import { asList, asObject, asString, type Values } from '../note.ts';

/**
 * The start of a page with a hero (https://starlight.astro.build/reference/frontmatter/#hero), as MDX with the
 * component of that name.
 *
 * @param html HTML with the new forms of addresses
 * @param picture the name under which the page imports the file of a picture
 */
export function heroMarkup(
  hero: Values,
  title: string,
  {
    link,
    html,
    picture,
  }: {
    link: (url: string) => string;
    html: (text: string) => string;
    picture: (path: string) => string | undefined;
  },
): string {
  const image = asObject(hero['image']);
  const file = asString(image['file']) ?? asString(image['light']);
  const dark = asString(image['dark']);
  const src = file === undefined ? undefined : picture(file);
  const srcDark = dark === undefined ? undefined : picture(dark);
  const actions = asList(hero['actions'])
    .map(asObject)
    .flatMap((action) => {
      const { text, link: href, variant } = action;
      if (typeof text !== 'string' || typeof href !== 'string') return [];
      return [{ text, href: link(href), variant: asString(variant) ?? 'primary' }];
    });
  const tagline = asString(hero['tagline']);
  const own = asString(image['html']);
  const attributes = [
    `title={${JSON.stringify(html(asString(hero['title']) ?? title))}}`,
    ...(tagline === undefined ? [] : [`tagline={${JSON.stringify(html(tagline))}}`]),
    ...(src === undefined ? [] : [`image={${src}}`]),
    ...(srcDark === undefined ? [] : [`imageDark={${srcDark}}`]),
    ...(own === undefined ? [] : [`imageHtml={${JSON.stringify(html(own))}}`]),
    ...(asString(image['alt']) === undefined ? [] : [`alt={${JSON.stringify(image['alt'])}}`]),
    ...(actions.length === 0 ? [] : [`actions={${JSON.stringify(actions)}}`]),
  ];
  return `<Hero\n${attributes.map((attribute) => `  ${attribute}\n`).join('')}/>`;
}
