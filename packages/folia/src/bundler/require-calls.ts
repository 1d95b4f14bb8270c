import { type ESTree, type Plugin, Visitor } from 'vite';
import { isPackage, PACKAGE_EXPORTS } from './package-imports.ts';
import { requiredImport } from './required-import.ts';
import { isSiteModule } from './site-module.ts';

type RequireCall = { name: string; start: number; end: number };

/** Replaces `require('…')` in the site's modules with imports, which are at the end so that line numbers do not change. */
export function requireCalls(siteDir: string): Plugin {
  return {
    name: 'docs:require-calls',
    enforce: 'post',
    transform: {
      filter: { id: /\.[cm]?[jt]sx?(?:\?.*)?$/, code: /\brequire\(/ },
      handler(code, id) {
        if (!isSiteModule(id, siteDir)) return null;
        const calls = requiredNames(this.parse(code));
        const imports = calls.map(({ name }, index) => requiredImport(`__required${index}`, name));
        const text = calls.reduceRight((rest, { name, start, end }, index) => {
          const value = isPackage(name)
            ? `__requiredExports(__required${index})`
            : `__required${index}`;
          return rest.slice(0, start) + value + rest.slice(end);
        }, code);
        if (calls.some(({ name }) => isPackage(name))) {
          const helper = JSON.stringify(PACKAGE_EXPORTS);
          imports.push(`import { requiredExports as __requiredExports } from ${helper};`);
        }
        return { code: `${text}\n${imports.join('\n')}`, map: null };
      },
    },
  };
}

/** Returns calls of `require` with a string literal, in source order. */
function requiredNames(program: ESTree.Program): RequireCall[] {
  const calls: RequireCall[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [name], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'require') return;
      if (name?.type !== 'Literal' || typeof name.value !== 'string') return;
      calls.push({ start, end, name: name.value });
    },
  });
  visitor.visit(program);
  return calls;
}
