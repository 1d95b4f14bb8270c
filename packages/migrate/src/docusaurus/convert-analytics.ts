import { asString, type Note } from '../note.ts';
import type { NewFile } from '../write-migration.ts';
import { mergeSources, type Sources } from './content-security.ts';
import type { OtherPlugin } from './source-parts.ts';

type Analytics = {
  /** Paths of client modules of the new site. */
  clientModules: string[];
  files: NewFile[];
  /** What browsers have to be allowed to load. */
  policy: Sources;
  /** The plugins that are converted. */
  plugins: OtherPlugin[];
  notes: Note[];
};

const TAG_MANAGER = ['https://*.googletagmanager.com'];
const MEASUREMENT = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** A plugin of Docusaurus, and what takes its place: https://developers.google.com/tag-platform/security/guides/csp */
type Kind = {
  /** Its name in the preset, or the end of its package's name. */
  plugin: RegExp;
  file: string;
  /** Writes the module for some options; undefined if they lack an ID. */
  write: (options: OtherPlugin['options']) => string | undefined;
  policy: Sources;
  note: string;
  /** Whether it may load what the policy does not allow. */
  isUrgent: boolean;
};

const KINDS: Kind[] = [
  {
    // https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-google-gtag
    plugin: /(?:^|-)gtag$/,
    file: 'src/google-tag.js',
    write: ({ trackingID, anonymizeIP }) => {
      const ids = [trackingID].flat().filter((id) => typeof id === 'string' && id !== '');
      return ids.length === 0 ? undefined : tagModule(ids.map(String), anonymizeIP === true);
    },
    policy: {
      'script-src': TAG_MANAGER,
      'img-src': [...TAG_MANAGER, ...MEASUREMENT],
      'connect-src': [...TAG_MANAGER, ...MEASUREMENT],
    },
    note: 'It counts visits in builds, not in development.',
    isUrgent: false,
  },
  {
    // https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-google-tag-manager
    plugin: /(?:^googleTagManager|-google-tag-manager)$/,
    file: 'src/google-tag-manager.js',
    write: ({ containerId }) => {
      const id = asString(containerId);
      return id ? managerModule(id) : undefined;
    },
    policy: { 'script-src': TAG_MANAGER, 'img-src': TAG_MANAGER, 'connect-src': TAG_MANAGER },
    note: 'Browsers let it load from Google Tag Manager. Name what its tags load in "contentSecurityPolicy".',
    isUrgent: true,
  },
];

/** Converts plugins that count visits with Google's tag into client modules. */
export function convertAnalytics(plugins: readonly OtherPlugin[]): Analytics {
  const found = KINDS.flatMap(({ plugin, write, ...kind }) => {
    const used = plugins.find(({ name }) => plugin.test(name));
    const text = used && write(used.options);
    return used && text !== undefined ? [{ ...kind, used, text }] : [];
  });
  return {
    clientModules: found.map(({ file }) => file),
    files: found.map(({ file, text }) => ({ to: file, text })),
    policy: found.reduce((all: Sources, { policy }) => mergeSources(all, policy), {}),
    plugins: found.map(({ used }) => used),
    notes: found.map(
      ({ used, file, note, isUrgent }): Note => ({
        group: 'plugins',
        outcome: 'changed',
        key: `${used.origin} ${used.name}`,
        text: `A client module of the site now, "${file}". ${note}`,
        isUrgent,
      }),
    ),
  };
}

/** What both modules do once the queue of Google's tag exists. */
const LOAD = `  const script = document.createElement('script');
  script.async = true;
  script.src = ADDRESS;
  document.head.append(script);
`;

function tagModule(ids: readonly string[], isAnonymized: boolean): string {
  return `/** Counts visits with Google's tag. */
const IDS = ${JSON.stringify(ids)};
const ADDRESS = 'https://www.googletagmanager.com/gtag/js?id=' + IDS[0];

/** Google's tag reads the arguments themselves, not a list of them. */
function gtag() {
  window.dataLayer.push(arguments);
}

if (import.meta.env.PROD) {
  window.dataLayer = window.dataLayer ?? [];
  gtag('js', new Date());
  for (const id of IDS) gtag('config', id, ${isAnonymized ? '{ anonymize_ip: true }' : '{}'});
${LOAD}}

/** The first page is counted with the configuration. */
export function onRouteDidUpdate({ location, previousLocation }) {
  if (!import.meta.env.PROD || !previousLocation) return;
  gtag('set', 'page_path', location.pathname + location.search + location.hash);
  gtag('event', 'page_view');
}
`;
}

function managerModule(id: string): string {
  return `/** Loads the container of Google Tag Manager. */
const ADDRESS = 'https://www.googletagmanager.com/gtm.js?id=' + ${JSON.stringify(id)};

if (import.meta.env.PROD) {
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
${LOAD}}
`;
}
