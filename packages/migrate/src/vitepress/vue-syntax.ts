import { escapeHtml, VOID_ELEMENTS } from 'folia/format';
import { lineAt, mapOutsideCode } from '../outside-code.ts';
import { printShown } from './component-picture.ts';
import { LITERAL_BRACES } from './containers.ts';
import { dedentContents } from './dedent-contents.ts';
import { convertTeamPage, printTeam } from './team.ts';
import { fillExpressions, type VueContext, type VuePart } from './vue-expressions.ts';
import {
  constantAttribute,
  isAlone,
  isPlainHtml,
  listAttributes,
  listTags,
  matchTags,
  type Tag,
} from './vue-tags.ts';

const SCRIPT = /^<script\b[^>]*>[\s\S]*?<\/script>[ \t]*$/gim;
const STYLE = /^<style\b([^>]*)>[\s\S]*?<\/style>[ \t]*$/gim;
const PICTURE = /<(svg|math)\b[\s\S]*?<\/\1\s*>/gi;
/** Components whose only effect is on when or where their content is rendered. */
const TRANSPARENT = new Set([
  'ClientOnly',
  'Suspense',
  'Transition',
  'TransitionGroup',
  'KeepAlive',
  'Teleport',
]);

/**
 * Makes a page independent of Vue. Content between the tags of a component stays, and so does a picture that it shows. Any
 * other component is replaced by a visible note if it is alone on its line, and removed within a line. All of them are
 * returned.
 */
export function convertVue(text: string, context: VueContext): { text: string; parts: VuePart[] } {
  const parts: VuePart[] = [];
  const converted = mapOutsideCode(text, (hidden) => {
    const plain = protectLiterals(removeBlocks(hidden, parts));
    const pictures: string[] = [];
    const withoutPictures = plain.replace(PICTURE, (picture) => {
      pictures.push(picture);
      return `\uE002${pictures.length - 1}\uE003${'\n'.repeat(picture.split('\n').length - 1)}`;
    });
    const filled = dedentContents(fillExpressions(withoutPictures, context, parts));
    const withTitles = convertTeamPage(filled);
    return convertTags(withTitles, context, parts).replace(
      /\uE002(\d+)\uE003(\n*)/g,
      (_, index, breaks) => {
        const picture = pictures[Number(index)] ?? '';
        return picture + breaks.slice(picture.split('\n').length - 1);
      },
    );
  });
  return {
    text: converted.replaceAll(LITERAL_BRACES, '{{'),
    parts: parts.toSorted((a, b) => a.line - b.line),
  };
}

/** Removes scripts, and styles that need a compiler. */
function removeBlocks(text: string, parts: VuePart[]): string {
  const remove = (kind: 'script' | 'style', whole: string, offset: number) => {
    parts.push({ kind, written: firstLine(whole), line: lineAt(text, offset) });
    return whole.replace(/[^\n]/g, '');
  };
  return text
    .replace(SCRIPT, (whole, offset: number) => remove('script', whole, offset))
    .replace(STYLE, (whole, attributes: string, offset: number) =>
      /\b(?:module|lang|scoped)\b/.test(attributes) ? remove('style', whole, offset) : whole,
    );
}

/** Hides the braces inside elements with `v-pre`, in which Vue evaluates nothing. */
function protectLiterals(text: string): string {
  return text.replace(
    /<([a-z][\w-]*)\b[^>]*\sv-pre(?=[\s>])[^>]*>[\s\S]*?<\/\1>/gi,
    (whole: string) => whole.replaceAll('{{', LITERAL_BRACES),
  );
}

function convertTags(text: string, { teams }: VueContext, parts: VuePart[]): string {
  const tags = listTags(text);
  const partners = matchTags(tags);
  let position = 0;
  let result = '';
  for (const tag of tags) {
    if (tag.start < position) continue;
    result += text.slice(position, tag.start);
    position = tag.end;
    const partner = partners.get(tag);
    if (isPlainHtml(tag)) result += printHtml(tag, text, parts);
    else if (tag.name === 'Badge' && !tag.isClosing) {
      const slot = partner ? text.slice(tag.end, partner.start).trim() : '';
      result += printBadge(tag, slot);
      position = partner?.end ?? tag.end;
    } else if (!tag.isClosing) {
      const slot = partner ? text.slice(tag.end, partner.start).trim() : '';
      if (TRANSPARENT.has(tag.name)) continue;
      const written = text.slice(tag.start, tag.end).replace(/\s+/g, ' ');
      const end = slot === '' ? (partner?.end ?? tag.end) : tag.end;
      const team = printTeam(teams?.[membersOf(tag)]);
      const shown = slot === '' ? (team ?? printShown(tag)) : undefined;
      if (shown !== undefined) {
        const shownAs = team === undefined ? 'picture' : 'team';
        parts.push({ kind: shownAs, written: `<${tag.name}>`, line: lineAt(text, tag.start) });
        result += shown;
        position = end;
        continue;
      }
      const kind = slot !== '' ? 'wrapper' : isAlone(text, tag.start, end) ? 'component' : 'inline';
      parts.push({ kind, written, line: lineAt(text, tag.start) });
      if (kind === 'component') result += componentNote(written);
      position = end;
    }
  }
  return result + text.slice(position);
}

/** The name of the list that a component shows. */
function membersOf({ attributes }: Tag): string {
  return /\s:members\s*=\s*"\s*([\w$.]+)\s*"/.exec(attributes)?.[1] ?? '';
}

/** An element without the attributes that Vue evaluates. */
function printHtml(tag: Tag, text: string, parts: VuePart[]): string {
  if (tag.isClosing) return `</${tag.name}>`;
  const dropped: string[] = [];
  const kept = listAttributes(tag.attributes)
    .map((attribute) => {
      const constant = constantAttribute(attribute);
      if (constant === undefined && !/^v-pre$|^:key/.test(attribute)) dropped.push(attribute);
      return constant;
    })
    .filter((attribute) => attribute !== undefined);
  if (dropped.length > 0) {
    const written = `<${tag.name} ${dropped.join(' ')}>`.replace(/\s+/g, ' ');
    parts.push({ kind: 'attribute', written, line: lineAt(text, tag.start) });
  }
  const isSame = listAttributes(tag.attributes).join(' ') === kept.join(' ') && !tag.isEmpty;
  if (isSame) return text.slice(tag.start, tag.end);
  const open = `<${[tag.name, ...kept].join(' ')}>`;
  return tag.isEmpty && !VOID_ELEMENTS.has(tag.name.toLowerCase()) ? `${open}</${tag.name}>` : open;
}

const BADGES: Record<string, string> = {
  info: 'info',
  tip: 'success',
  warning: 'warning',
  danger: 'danger',
};

/** https://vitepress.dev/reference/default-theme-badge */
function printBadge({ attributes }: Tag, slot: string): string {
  const read = (name: string) =>
    new RegExp(String.raw`\s:?${name}\s*=\s*(?:"'?([^"']*)'?"|'([^']*)')`).exec(attributes);
  const [, type = 'tip'] = read('type') ?? [];
  const [, double, single] = read('text') ?? [];
  const label = slot || escapeHtml(double ?? single ?? '');
  return `<span class="badge badge--${BADGES[type] ?? 'secondary'}">${label}</span>`;
}

/** An alert, since a container could close the one around it. */
function componentNote(written: string): string {
  return `\n> [!CAUTION]\n> Not migrated: the Vue component \`${written.replaceAll('`', "'")}\`.\n`;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
