export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/**
 * The names of admonitions, with the style of each. The default title is the text with the same
 * name.
 */
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

/** Whether a name is one of the engine's own admonitions. Sites can have others. */
export function isAdmonition(name: string): name is AdmonitionName {
  return Object.hasOwn(ADMONITIONS, name);
}

/** The default title of a custom admonition. @example titleFromName('my-hint') // 'My hint' */
export function titleFromName(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The class names of a box. Custom admonitions look like notes until the site styles them. */
export function admonitionClasses(name: string): string[] {
  return ['admonition', ...(isAdmonition(name) ? [ADMONITIONS[name]] : ['note', name])];
}

/** The title of a box without a title of its own. */
export function defaultTitle(
  name: string,
  titles: Partial<Record<AdmonitionName, string>>,
): string {
  return (isAdmonition(name) ? titles[name] : undefined) ?? titleFromName(name);
}
