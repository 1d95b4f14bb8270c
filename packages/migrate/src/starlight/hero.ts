import { asList, asObject, asString, type Values } from '../note.ts';

/**
 * The start of a page with a hero (https://starlight.astro.build/reference/frontmatter/#hero), as MDX with the
 * component of that name.
 *
 * @param picture the name under which the page imports the file of a picture
 */
export function heroMarkup(
  hero: Values,
  title: string,
  {
    link,
    picture,
  }: { link: (url: string) => string; picture: (path: string) => string | undefined },
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
  const attributes = [
    `title={${JSON.stringify(asString(hero['title']) ?? title)}}`,
    ...(asString(hero['tagline']) === undefined
      ? []
      : [`tagline={${JSON.stringify(hero['tagline'])}}`]),
    ...(src === undefined ? [] : [`image={${src}}`]),
    ...(srcDark === undefined ? [] : [`imageDark={${srcDark}}`]),
    ...(asString(image['alt']) === undefined ? [] : [`alt={${JSON.stringify(image['alt'])}}`]),
    ...(actions.length === 0 ? [] : [`actions={${JSON.stringify(actions)}}`]),
  ];
  return `<Hero\n${attributes.map((attribute) => `  ${attribute}\n`).join('')}/>`;
}
