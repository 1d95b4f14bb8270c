export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/** The names of boxes, with the look of each. The title, where the author gives none, is the text of the same name. */
export const ADMONITIONS = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
  success: 'tip',
  secondary: 'note',
} as const satisfies Record<string, AdmonitionKind>;

export type AdmonitionName = keyof typeof ADMONITIONS;

export function isAdmonition(name: string): name is AdmonitionName {
  return Object.hasOwn(ADMONITIONS, name);
}

/** The title of a box of a kind that a site has added: its name as words. @example titleOfName('my-hint') // 'My hint' */
export function titleOfName(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The class names of a box: a kind that a site has added looks like a note until the site styles it. */
export function admonitionClasses(name: string): string[] {
  return ['admonition', ...(isAdmonition(name) ? [ADMONITIONS[name]] : ['note', name])];
}

/** The title of a box whose author gives it none. */
export function defaultTitle(
  name: string,
  titles: Partial<Record<AdmonitionName, string>>,
): string {
  return (isAdmonition(name) ? titles[name] : undefined) ?? titleOfName(name);
}
