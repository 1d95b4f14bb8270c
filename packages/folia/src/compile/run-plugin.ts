import { join } from 'node:path';
import { type Problem, SiteError } from 'folia-problems';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { CONFIG_FILE } from '../read/config/config-file.ts';
import { readThrown } from '../read/thrown-place.ts';
import { replaceHtmlJsx } from './html-jsx.ts';
import { report } from './report.ts';
import type { SitePlugin } from './site-plugins.ts';
import { isStackOverflow } from './source/depth.ts';

declare module 'vfile' {
  interface DataMap {
    /** The file that the site's plugins see. */
    pluginFile: VFile;
    /** Whether components in Markdown were reported already. */
    hasComponents: boolean;
  }
}

/** A tree of either syntax. */
type Node = Parameters<typeof visit>[0];
type Transform = (tree: Node, file: VFile) => Promise<Node | undefined>;

/** A plugin of the site threw before it saw any page, such as for options that it does not accept. */
export class PluginSetupError extends SiteError {
  readonly plugin: SitePlugin;

  constructor(plugin: SitePlugin, cause: unknown) {
    const { message, place } = readThrown(cause, plugin.siteDir);
    const isElsewhere = place !== undefined && place.file !== CONFIG_FILE;
    const problem: Problem = {
      subject: 'page',
      file: CONFIG_FILE,
      line: plugin.line,
      message: `${plugin.place}: The plugin "${plugin.name}" cannot be set up: ${message}`,
      hint: isElsewhere ? `Thrown in ${place.file}:${place.line ?? 1}.` : 'Check its options.',
    };
    super([problem], { cause });
    this.plugin = plugin;
  }
}

/** A plugin of the site threw while it ran on a page. */
export class PluginError extends SiteError {
  /** The place of the plugin in the config. */
  readonly place: string;
  readonly problem: Problem;

  constructor(place: string, problem: Problem, earlier: Problem[], cause: unknown) {
    super([...earlier, problem], { cause });
    this.place = place;
    this.problem = problem;
  }
}

/**
 * Wraps a remark plugin of the site as a step. Errors that the plugin throws and messages that it reports become problems
 * of the page, which name the plugin. Like every plugin, it may also extend the parser through `this.data()`. The step
 * throws a `PluginSetupError` if the plugin throws while it is set up.
 */
export function remarkPluginStep(sitePlugin: SitePlugin) {
  return makeStep(sitePlugin, 'markdown');
}

/** Wraps a rehype plugin of the site in the same way, and completes the elements that the plugin leaves. */
export function rehypePluginStep(sitePlugin: SitePlugin) {
  return makeStep(sitePlugin, 'html');
}

function makeStep(sitePlugin: SitePlugin, syntax: 'markdown' | 'html') {
  const { name, place } = sitePlugin;
  return function step(this: Processor): Transform | undefined {
    const transform = setUp(sitePlugin, this);
    if (typeof transform !== 'function') return undefined;
    return async (tree, file) => {
      const { omitsPlugins = [] } = file.data.context ?? {};
      if (omitsPlugins === 'all' || omitsPlugins.includes(place)) return tree;
      const pluginFile = pluginFileOf(file);
      const count = pluginFile.messages.length;
      const result = await runTransform(transform, tree, pluginFile).catch((error: unknown) => {
        throw isStackOverflow(error) ? error : asPluginError(error, sitePlugin, file);
      });
      for (const message of pluginFile.messages.slice(count)) reportMessage(message, name, file);
      const changed = isNode(result) ? result : tree;
      if (!file.data.isMdx) {
        replaceHtmlJsx(changed, syntax);
        reportComponents(changed, name, file);
      }
      if (syntax === 'html') completeElements(changed);
      return changed;
    };
  };
}

function setUp(sitePlugin: SitePlugin, processor: Processor): unknown {
  try {
    return Reflect.apply(sitePlugin.plugin, processor, sitePlugin.options);
  } catch (error) {
    throw new PluginSetupError(sitePlugin, error);
  }
}

/** Makes the file as plugins know it from Docusaurus: with an absolute path and the frontmatter. Plugins of a page share it. */
function pluginFileOf(file: VFile): VFile {
  const { siteDir = file.cwd, frontmatter = {} } = file.data.context ?? {};
  file.data.pluginFile ??= new VFile({
    value: String(file),
    path: join(siteDir, file.path),
    cwd: siteDir,
    data: { frontMatter: frontmatter },
  });
  return file.data.pluginFile;
}

/** Runs a transformer, which may be asynchronous or call back (https://github.com/unifiedjs/unified#transformer). */
function runTransform(transform: object & { length: number }, tree: Node, file: VFile) {
  if (typeof transform !== 'function') throw new TypeError('A transformer is a function.');
  return new Promise<unknown>((resolve, reject) => {
    const next = (error: unknown, result: unknown) => (error ? reject(error) : resolve(result));
    const returned: unknown = Reflect.apply(transform, undefined, [tree, file, next]);
    if (transform.length < 3) resolve(returned);
    else if (returned instanceof Promise) returned.then(resolve, reject);
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Adds the properties and children that a plugin left out of elements, since later steps rely on them. */
function completeElements(tree: Node): void {
  visit(tree, 'element', (node: Node) => {
    for (const [key, empty] of [
      ['properties', {}],
      ['children', []],
    ] as const) {
      if (!Reflect.get(node, key)) Object.assign(node, { [key]: empty });
    }
  });
}

function reportMessage(message: VFileMessage, name: string, file: VFile): void {
  const { line, column, reason } = message;
  const start = line ? { line, column: column ?? 1 } : undefined;
  const place = start ? { position: { start } } : {};
  report(file, place, { severity: 'warning', message: `The plugin "${name}": ${reason}` });
}

function asPluginError(error: unknown, { name, place: key }: SitePlugin, file: VFile): PluginError {
  const { siteDir = file.cwd } = file.data.context ?? {};
  const { message, place } = readThrown(error, siteDir);
  const isElsewhere = place !== undefined && place.file !== file.path;
  const problem = {
    file: file.path,
    ...(isMessage(error) ? { line: error.line, column: error.column } : {}),
    message: `The plugin "${name}" failed: ${isMessage(error) ? error.reason : message}`,
    hint: isElsewhere ? `Thrown in ${place.file}:${place.line ?? 1}.` : undefined,
    // Groups failures, since a plugin may fail on all pages, such as without a network.
    kind: isMessage(error) ? undefined : `failures of the plugin "${name}"`,
  };
  return new PluginError(key, problem, file.data.collected?.problems ?? [], error);
}

/** Whether a plugin threw through `file.fail()`. It may have its own copy of the library. */
function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error;
}

/** Only MDX can render components; Markdown would lose them silently. */
function reportComponents(tree: Node, name: string, file: VFile): void {
  if (file.data.hasComponents) return;
  visit(tree, (node) => {
    if (!/^(?:mdx|jsx$)/.test(node.type)) return undefined;
    file.data.hasComponents = true;
    report(file, node, {
      subject: 'page',
      message: `The plugin "${name}" adds components, which Markdown cannot show.`,
      hint: 'Rename the page to .mdx, or configure the plugin to add HTML.',
    });
    return false;
  });
}
