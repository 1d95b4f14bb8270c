/**
 * Physical names of properties along the block axis and of sizes. The engine's style sheets are written with logical names
 * only (https://drafts.csswg.org/css-logical/); all text runs horizontally, so these mean the same and are shorter.
 */
const PHYSICAL_NAMES: readonly (readonly [logical: RegExp, physical: string])[] = [
  [/^((?:min-|max-|contain-intrinsic-)?)inline-size$/, '$1width'],
  [/^((?:min-|max-|contain-intrinsic-)?)block-size$/, '$1height'],
  [/^inset-block-start$/, 'top'],
  [/^inset-block-end$/, 'bottom'],
  [/^((?:scroll-)?(?:margin|padding)|border)-block-start\b/, '$1-top'],
  [/^((?:scroll-)?(?:margin|padding)|border)-block-end\b/, '$1-bottom'],
];

/** The name of a declaration on a line of its own. */
const PROPERTY = /^(\s*)([a-z-]*(?:block|inline)-[a-z-]+)(?=:)/gm;

/** Replaces logical properties with shorter physical ones. @param css with each declaration on a line */
export function withPhysicalNames(css: string): string {
  return css.replace(PROPERTY, (_, space: string, property: string) => {
    const [logical, physical = ''] =
      PHYSICAL_NAMES.find(([pattern]) => pattern.test(property)) ?? [];
    return space + (logical ? property.replace(logical, physical) : property);
  });
}

/** Lengths, numbers and times with their units, and keywords. */
const PLAIN_VALUE = /^[a-z\d.\s-]+$/;

/** Custom properties of the engine and their values. */
export type Constants = ReadonlyMap<string, string>;

/**
 * Finds the custom properties that are defined once, with a value that is shorter than a reference to it.
 * @param definitions the style sheet that defines them
 * @param others all other style sheets that may define them
 */
export function findConstants(definitions: string, others: readonly string[]): Constants {
  const defined = [...definitions.matchAll(/(--[\w-]+):\s*([^;{}]+);/g)];
  return new Map(
    defined.flatMap(([, name = '', value = '']): [string, string][] => {
      const isConstant =
        PLAIN_VALUE.test(value) &&
        value.length < `var(${name})`.length &&
        defined.filter(([, other]) => other === name).length === 1 &&
        !others.some(makePropertyTest([name]));
      return isConstant ? [[name, value.trim()]] : [];
    }),
  );
}

/** Makes a test of whether CSS or HTML sets one of some custom properties. */
export function makePropertyTest(names: readonly string[]): (text: string) => boolean {
  if (names.length === 0) return () => false;
  const pattern = new RegExp(`--(?:${names.map((name) => name.slice(2)).join('|')})\\s*:`);
  return (text) => pattern.test(text);
}

/** Replaces references to constants with their values. */
export function withConstants(css: string, constants: Constants): string {
  return css.replace(
    /var\((--[\w-]+)\)/g,
    (reference, name: string) => constants.get(name) ?? reference,
  );
}
