/** Modules of Docusaurus that the engine gives under the same name. */
const GIVEN = new Set([
  '@theme/Tabs',
  '@theme/TabItem',
  '@theme/Admonition',
  '@theme/CodeBlock',
  '@theme/Details',
  '@docusaurus/Link',
  '@docusaurus/useBaseUrl',
]);

/** What the engine itself has in common with every site. */
const SHARED = /^(?:react|react-dom)(?:\/|$)/;

/** What to write in the place of modules that are left. */
const ADVICE: [RegExp, string][] = [
  [
    /^@theme\/Layout$/,
    'The engine puts header and footer around each page: render the content alone, and export "frontmatter" with title and description.',
  ],
  [/^@theme\/Heading$/, 'Write <h1> to <h6>.'],
  [/^@theme\/ThemedImage$/, 'Write two pictures, and hide one by a rule on [data-theme].'],
  [/^@theme\/(?:IdealImage|ResponsiveImage)$/, 'Write an <img>, or a picture in Markdown.'],
  [/^@theme\/(?:Mermaid)$/, 'Write a fence of the language "mermaid".'],
  [/^@theme\/TOCInline$/, 'Leave it out: the contents stand beside the page.'],
  [/^@theme\/DocCardList$/, 'Write the links as a list.'],
  [
    /^@theme\/(?:Api\w*|Schema\w*|ParamsItem|RequestSchema|StatusCodes|Response\w*|Operation\w*|Example\w*|Discriminator\w*|ParamsDetails|MimeTabs|Heading)/,
    'Pages of an API are not made from its description.',
  ],
  [
    /^@theme(?:-original|-init)?\//,
    'The components of the theme are not exchanged or used by name.',
  ],
  [
    /^@docusaurus\/useDocusaurusContext$/,
    'Write the value, or import it from a module of the site.',
  ],
  [
    /^@docusaurus\/Translate$/,
    'Write the text; a translated page is a file of its own under i18n.',
  ],
  [/^@docusaurus\/(?:Head)$/, 'Write title, description, keywords and image in the frontmatter.'],
  [
    /^@docusaurus\/(?:BrowserOnly|useIsBrowser|ExecutionEnvironment)$/,
    'Pages are run at build time only; write what they show as HTML.',
  ],
  [/^@docusaurus\/isInternalUrl$/, 'Write the test for a leading slash.'],
  [/^@docusaurus\/router$|^react-router-dom$/, 'The browser is the router: write links.'],
  [/^@docusaurus\/|^@generated\//, 'It is a part of Docusaurus; write without it.'],
  [/!/, 'Loaders of webpack are not run; Vite reads a file as text by "?raw" behind its name.'],
];

/** Why a module cannot be imported in a migrated site, and what to do; undefined where it can be. */
export function refusedImport(
  source: string,
  isInstalled: (name: string) => boolean,
): string | undefined {
  if (GIVEN.has(source) || SHARED.test(source)) return undefined;
  const advice = ADVICE.find(([pattern]) => pattern.test(source))?.[1];
  if (advice !== undefined) return advice;
  if (/^(?:\.|\/|@site\/|node:)/.test(source)) return undefined;
  return isInstalled(source)
    ? undefined
    : `Install the package beside site.config.ts, or write without it.`;
}
