import * as react from 'react';
import type { Plugin } from 'vite';
import { engineFile } from '../engine-files.ts';
import { requestedModules } from './module-requests.ts';
import { isSiteModule } from './site-module.ts';

/** Begins the ids of the modules that replace React for a site. */
export const STATIC_REACT = '\0docs:static-';

const REACT = /^react(?:\/jsx-(?:dev-)?runtime)?$/;

/**
 * Replaces React in the modules of a site while pages are rendered on the server, so that handlers and effects are noticed
 * where they do nothing. Vite leaves imports of packages to Node without asking plugins, so the imports are renamed.
 */
export function staticReact(siteDir: string): Plugin {
  return {
    name: 'docs:static-react',
    enforce: 'post',
    resolveId: {
      filter: { id: new RegExp(`^${STATIC_REACT}`) },
      handler: (id) => id,
    },
    load: {
      filter: { id: new RegExp(`^${STATIC_REACT}`) },
      handler(id) {
        const source = id.slice(STATIC_REACT.length);
        return source === 'react' ? reactModule() : runtimeModule(source);
      },
    },
    transform: {
      filter: { id: /\.(?:[cm]?[jt]sx?|mdx?)(?:\?.*)?$/, code: /["']react["'/]/ },
      handler(code, id) {
        if (this.environment.name !== 'ssr') return null;
        if (!isSiteModule(id, siteDir)) return null;
        const requests = requestedModules(code).filter(({ value }) => REACT.test(value));
        const text = requests.reduceRight(
          (rest, { start, end, value }) =>
            rest.slice(0, start) + JSON.stringify(STATIC_REACT + value) + rest.slice(end),
          code,
        );
        return { code: text, map: null };
      },
    },
  };
}

const NOTES = JSON.stringify(engineFile('components/static-code.ts'));

/** Exports that the module writes itself. */
const OWN_NAMES = ['default', 'createElement'];

function reactModule(): string {
  const names = Object.keys(react).filter(
    // Node adds an export whose name is not an identifier.
    (name) => /^\w+$/.test(name) && !OWN_NAMES.includes(name),
  );
  return `import original from 'react';
    import { notingHandlers, notingHooks } from ${NOTES};
    const createElement = notingHandlers(original.createElement);
    const react = { ...notingHooks(original), createElement };
    export default react;
    export { createElement };
    export const { ${names.join(', ')} } = react;`;
}

function runtimeModule(source: string): string {
  const names = source.endsWith('dev-runtime') ? ['jsxDEV'] : ['jsx', 'jsxs'];
  return `import original from ${JSON.stringify(source)};
    import { notingHandlers } from ${NOTES};
    export const Fragment = original.Fragment;
    ${names.map((name) => `export const ${name} = notingHandlers(original.${name});`).join('\n')}`;
}
