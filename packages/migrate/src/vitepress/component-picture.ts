import { constantAttributes, type Tag } from './vue-tags.ts';

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;
const VIDEO = /\.(?:mp4|webm)(?:[?#]|$)/i;
const KEPT = ['src', 'alt', 'title', 'width', 'height'];

/**
 * Prints the picture or video of a component that shows one, such as a frame or a zoom; undefined for other components.
 *
 * @example printShown(tag) // for `<Zoom src="/a.png" :eager="true" />`: '<img src="/a.png" alt="">'
 */
export function printShown(tag: Tag): string | undefined {
  const given = new Map(constantAttributes(tag).map(readAttribute));
  const source = given.get('src') ?? '';
  if (VIDEO.test(source)) return `<video src="${source}" controls></video>`;
  if (!PICTURE.test(source)) return undefined;
  given.set('alt', given.get('alt') ?? given.get('caption') ?? '');
  const kept = KEPT.flatMap((name) => {
    const value = given.get(name);
    return value === undefined ? [] : [`${name}="${value.replaceAll('"', '&quot;')}"`];
  });
  return `<img ${kept.join(' ')}>`;
}

function readAttribute(written: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^\s=]+)\s*=\s*["']?(.*?)["']?$/s.exec(written) ?? [];
  return [name, value];
}
