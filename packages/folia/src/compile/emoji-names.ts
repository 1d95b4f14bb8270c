import { nameToEmoji } from 'gemoji';

/** Whether `:name:` is an emoji in pages. The list of names is long, so pages load it only if they have one. */
export function isEmojiName(name: string): boolean {
  return Object.hasOwn(nameToEmoji, name);
}
