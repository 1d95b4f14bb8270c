import { siteConfigSchema, themeConfigSchema } from 'folia/format';
import { NO_SUCH_SETTING } from '../migrate-values.ts';
import { networkName, specialName } from '../network-name.ts';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { prune } from '../prune.ts';
import type { DocsFiles } from './docs-files.ts';
import { convertColors } from './palette.ts';
import type { MkdocsConfig } from './read-config.ts';

export type Theme = Converted<Values> & {
  logo?: Values;
  favicon?: string;
  i18n?: Values;
  /** The text of a style sheet with the colors of the palette. */
  colors?: string;
};

const DROPPED: Record<string, string> = {
  font: "The engine uses the fonts of the reader's system.",
  icon: 'The engine has icons of its own.',
  custom_dir:
    'Templates of the theme do not apply; the engine has its own. Pages that a template filled need text. Other files are in "static".',
  static_templates: 'Templates do not apply.',
  include_homepage_in_sidebar: 'The sidebar lists the home page.',
};

/** Features that the engine has without a setting, or that convertNav applies. */
const FEATURES =
  /^(?:navigation\.(?:tabs|sections|expand|indexes|instant|tracking|footer|top|path|prune)|content\.(?:action\.edit|tabs\.link|code\.copy|code\.annotate)|search\.(?:highlight|suggest)|toc\.follow|announce\.dismiss|header\.autohide)/;

/** Converts the settings of the theme: https://squidfunk.github.io/mkdocs-material/setup/ */
export function convertTheme(
  config: MkdocsConfig,
  { others }: Pick<DocsFiles, 'others'>,
  read: (path: string) => string,
): Theme {
  const { theme, features } = config;
  const notes: Note[] = [];
  const note = (outcome: Note['outcome'], key: string, text?: string) =>
    notes.push({ group: 'theme', outcome, key: `theme.${key}`, text });
  const address = (key: string): string | undefined => {
    const path = asString(theme[key])?.replace(/^\//, '');
    if (path === undefined) return undefined;
    if (/^https?:/.test(path)) return path;
    const isFound = others.has(path);
    note(
      isFound ? 'migrated' : 'dropped',
      key,
      isFound ? undefined : `The file "${path}" does not exist.`,
    );
    return isFound ? `/${path}` : undefined;
  };
  const logo = address('logo');
  const favicon = address('favicon');
  const mode = convertPalette(theme['palette']);
  const isMaterial = theme['name'] === 'material';
  const schemes = [theme['palette']].flat().map(asObject);
  const sheets = asList(config['extra_css']).flatMap((path) => {
    const file = others.get(String(path).replace(/^\//, ''));
    return file === undefined ? [] : [read(file)];
  });
  const colors = isMaterial ? convertColors(schemes, sheets) : { value: undefined, notes: [] };
  notes.push(...mode.notes, ...colors.notes);
  const language = convertLanguage(theme);
  notes.push(...language.notes);
  for (const [key, text] of Object.entries(DROPPED))
    if (theme[key] !== undefined) note('dropped', key, text);
  for (const feature of features) {
    if (FEATURES.test(feature)) note('migrated', `features "${feature}"`);
    else note('dropped', `features "${feature}"`, NO_SUCH_SETTING);
  }
  return {
    value: {
      colorMode: mode.value,
      navbar: {
        ...convertBar(theme, colors.value),
        ...(features.has('header.autohide') ? { hideOnScroll: true } : {}),
      },
    },
    notes,
    ...(logo === undefined ? {} : { logo: { src: logo, alt: '' } }),
    ...(favicon === undefined ? {} : { favicon }),
    ...(colors.value === undefined ? {} : { colors: colors.value }),
    ...(language.value === undefined ? {} : { i18n: language.value }),
  };
}

/**
 * The bar has the primary color of the palette, which the logo is made for.
 * @param colors the style sheet with the colors of the site
 */
function convertBar(theme: Values, colors: string | undefined): Values {
  if (theme['name'] !== 'material') return {};
  if (colors !== undefined && !colors.includes('.navbar-primary')) return {};
  const schemes = [theme['palette']].flat().map(asObject);
  const primary = schemes
    .map((scheme) => asString(scheme['primary']))
    .find((name) => name !== undefined);
  if (primary === 'white') return {};
  return { style: primary === 'black' ? 'dark' : 'primary' };
}

/** The palette has one scheme, or several between which readers switch; `slate` is the dark one. */
function convertPalette(palette: unknown): Converted<Values> {
  const schemes = (Array.isArray(palette) ? palette : [palette]).map(asObject);
  const isDark = (scheme: Values | undefined) => asString(scheme?.['scheme']) === 'slate';
  const followsSystem = schemes.some((scheme) =>
    asString(scheme['media'])?.includes('prefers-color-scheme'),
  );
  const value = {
    defaultMode: isDark(schemes[0]) ? 'dark' : 'light',
    ...(schemes.length < 2 ? { disableSwitch: true } : {}),
    ...(followsSystem ? { respectPrefersColorScheme: true } : {}),
  };
  return {
    value: asObject(asObject(prune(themeConfigSchema, { colorMode: value }).value)['colorMode']),
    notes: [
      { group: 'theme', outcome: 'migrated', key: 'theme.palette', text: 'It is the color mode.' },
    ],
  };
}

function convertLanguage(theme: Values): Converted<Values | undefined> {
  const language = asString(theme['language']) ?? asString(theme['locale']);
  if (language === undefined || language === 'en') return { value: undefined, notes: [] };
  const i18n = { defaultLocale: language.replace('_', '-'), locales: [language.replace('_', '-')] };
  const base = { title: 'T', url: 'https://site.example' };
  const isKnown = siteConfigSchema.safeParse({ ...base, i18n }).success;
  const text = isKnown ? 'It is the default locale.' : `"${language}" is not a language tag.`;
  return {
    value: isKnown ? i18n : undefined,
    notes: [
      { group: 'i18n', outcome: isKnown ? 'migrated' : 'dropped', key: 'theme.language', text },
    ],
  };
}

/** Converts the links at the end of pages, the copyright and the link to the repository. */
export function convertLinks(
  config: MkdocsConfig,
): Converted<{ footer?: Values; repository?: Values }> {
  const notes: Note[] = [];
  const social = asList(asObject(config['extra'])['social']).flatMap((entry) => {
    const { link, name, icon } = asObject(entry);
    const href = asString(link);
    if (href === undefined || !URL.canParse(href)) return [];
    return [{ label: asString(name) ?? labelOf(asString(icon), href), href }];
  });
  if (social.length > 0) {
    notes.push({
      group: 'footer',
      outcome: 'migrated',
      key: 'extra.social',
      text: 'Links have names instead of icons.',
    });
  }
  if (config.copyright) notes.push({ group: 'footer', outcome: 'migrated', key: 'copyright' });
  const footer = {
    ...(social.length > 0 ? { links: social } : {}),
    ...(config.copyright ? { copyright: config.copyright } : {}),
  };
  const url = config.repo_url && URL.canParse(config.repo_url) ? config.repo_url : undefined;
  if (url !== undefined) notes.push({ group: 'navbar', outcome: 'migrated', key: 'repo_url' });
  const repository =
    url === undefined
      ? undefined
      : { href: url, label: labelOf(undefined, url), position: 'right' };
  return {
    value: {
      ...(Object.keys(footer).length > 0 ? { footer } : {}),
      ...(repository ? { repository } : {}),
    },
    notes,
  };
}

/** The name of a site, from the name of its icon or from its host. */
function labelOf(icon: string | undefined, href: string): string {
  const { host } = new URL(href);
  const site = host.replace(/^www\./, '').split('.')[0] ?? host;
  const name = icon?.includes('/brands/') ? (icon.split('/').at(-1) ?? site) : undefined;
  if (name === undefined)
    return (host.endsWith('.com') && specialName(site)) || host.replace(/^www\./, '');
  return networkName(name);
}
