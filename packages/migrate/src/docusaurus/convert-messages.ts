import { asList, asObject, asString, type Values } from '../note.ts';
import type { Messages } from './interface-texts.ts';

/**
 * The `config.json` of a locale: only labels that are in the config, since others would stop the
 * build.
 */
export function convertConfigMessages(
  themeConfig: Values,
  navbar: Messages,
  footer: Messages,
): Values {
  const bar = asObject(themeConfig['navbar']);
  const foot = asObject(themeConfig['footer']);
  const ofBar = filterByLabel(collectLabels(bar), {
    ...stripPrefix(navbar, /^item\.label\./),
    ...named(asString(bar['title']), navbar['title']),
    ...named(asString(asObject(bar['logo'])['alt']), navbar['logo.alt']),
  });
  const ofFooter = filterByLabel(collectLabels(foot), {
    ...stripPrefix(footer, /^link\.title\./),
    ...stripPrefix(footer, /^link\.item\.label\./),
  });
  const copyright = foot['copyright'] === undefined ? undefined : footer['copyright'];
  return {
    ...(Object.keys(ofBar).length > 0 ? { navbar: ofBar } : {}),
    ...(Object.keys(ofFooter).length > 0 ? { footer: ofFooter } : {}),
    ...(copyright ? { copyright } : {}),
  };
}

/**
 * The `sidebars.json` of a locale, and the labels that are not in the sidebars but come from
 * folders.
 */
export function convertSidebarMessages(
  sidebars: Values,
  current: Messages,
): { sidebars: Values; folders: Messages } {
  const folders: Messages = {};
  const words: Record<string, Messages> = {};
  for (const [key, message] of Object.entries(current)) {
    const [, name = '', label = ''] =
      /^sidebar\.(.+?)\.(?:category|link|doc)\.(.+)$/.exec(key) ?? [];
    if (label === '' || /\.link\.generated-index\.\w+$/.test(label)) continue;
    if (collectLabels({ items: sidebars[name] }).has(label)) {
      words[name] = { ...words[name], [label]: message };
    } else folders[label] = message;
  }
  return { sidebars: words, folders };
}

/** All labels, titles and HTML of entries, including nested ones. */
function collectLabels(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((inner) => [...collectLabels(inner)]));
  const { label, title, value: html, alt, items, links, logo } = asObject(value);
  const own = [label, title, html, alt].map(asString).filter((text) => text !== undefined);
  const inner = [...asList(items), ...asList(links), ...(logo === undefined ? [] : [logo])];
  return new Set([...own, ...inner.flatMap((entry) => [...collectLabels(entry)])]);
}

function stripPrefix(messages: Messages, prefix: RegExp): Messages {
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => prefix.test(key))
      .map(([key, message]) => [key.replace(prefix, ''), message]),
  );
}

function named(label: string | undefined, message: string | undefined): Messages {
  return label === undefined || message === undefined ? {} : { [label]: message };
}

function filterByLabel(labels: Set<string>, messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([label]) => labels.has(label)));
}
