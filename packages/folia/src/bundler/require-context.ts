import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type ESTree, type Plugin, Visitor } from 'vite';
import { engineFile } from '../engine-files.ts';
import { requiredImport } from './required-import.ts';
import { isSiteModule } from './site-module.ts';

/** The module that each module with a context imports. */
export const REQUIRE_CONTEXT = engineFile('components/require-context.ts');

type Call = { start: number; end: number; request: string; isDeep: boolean; pattern: RegExp };

/**
 * Replaces `require.context('…', deep, /…/)` in the site's modules with a function of imported modules, as webpack does. A
 * folder that does not exist has no modules.
 * @see https://webpack.js.org/guides/dependency-management/#requirecontext
 */
export function requireContexts(siteDir: string): Plugin {
  return {
    name: 'docs:require-context',
    enforce: 'post',
    transform: {
      filter: { id: /\.[cm]?[jt]sx?(?:\?.*)?$/, code: /\brequire\b[\s\S]*\.context\(/ },
      handler(code, id) {
        if (!isSiteModule(id, siteDir)) return null;
        const calls = contextCalls(this.parse(code));
        if (calls.length === 0) return null;
        const text = calls.reduceRight(
          (rest, { start, end }, index) =>
            `${rest.slice(0, start)}__context${index}()${rest.slice(end)}`,
          code,
        );
        const helper = JSON.stringify(REQUIRE_CONTEXT);
        const contexts = calls.map((call, index) => printContext(call, index, dirname(id)));
        // At the end, so that line numbers do not change. Functions and imports are hoisted.
        const added = [
          `import { requireContext as __requireContext } from ${helper};`,
          ...contexts,
        ];
        return { code: `${text}\n${added.join('\n')}`, map: null };
      },
    },
  };
}

/** Imports the modules of a context, and declares the function that returns it. */
function printContext({ request, isDeep, pattern }: Call, index: number, folder: string): string {
  const start = request.lastIndexOf('!') + 1;
  const [loaders, path] = [request.slice(0, start), request.slice(start)];
  const keys = listFiles(join(folder, path), isDeep).filter((key) => pattern.test(key));
  const imports = keys.map((key, at) => {
    const source = `${loaders}${path.replace(/\/$/, '')}/${key.slice('./'.length)}`;
    return requiredImport(`__context${index}_${at}`, source);
  });
  const entries = keys.map((key, at) => `${JSON.stringify(key)}: __context${index}_${at}`);
  const body = `return __requireContext({ ${entries.join(', ')} });`;
  return [...imports, `function __context${index}() { ${body} }`].join('\n');
}

/** The paths of a folder's files relative to it, such as `./rye.json`, sorted. */
function listFiles(folder: string, isDeep: boolean): string[] {
  try {
    return readdirSync(folder, { recursive: isDeep, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .map((path) => `./${path.split(sep).join('/')}`)
      .sort();
  } catch {
    return [];
  }
}

/** Finds the calls whose arguments are known, in source order. */
function contextCalls(program: ESTree.Program): Call[] {
  const calls: Call[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [request, deep, pattern], start, end }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.object.type !== 'Identifier' || callee.object.name !== 'require') return;
      if (callee.property.name !== 'context') return;
      if (request?.type !== 'Literal' || typeof request.value !== 'string') return;
      if (!/^(?:.*!)?\.{1,2}(?:\/|$)/.test(request.value)) return;
      calls.push({
        start,
        end,
        request: request.value,
        isDeep: deep?.type !== 'Literal' || deep.value !== false,
        pattern: patternOf(pattern),
      });
    },
  });
  visitor.visit(program);
  return calls;
}

/** The regular expression that is written as an argument; by default, all files match. */
function patternOf(node: ESTree.Argument | undefined): RegExp {
  if (node?.type !== 'Literal' || !('regex' in node)) return /^\.\//;
  // With these flags, each test would begin where the last match ended.
  return new RegExp(node.regex.pattern, node.regex.flags.replace(/[gy]/g, ''));
}
