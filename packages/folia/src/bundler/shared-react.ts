import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGE_DIR } from '../engine-files.ts';

const REACT = /^react(?:-dom)?(?:\/|$)/;

const ENGINE = join(PACKAGE_DIR, 'package.json');
const ENGINE_URL = pathToFileURL(ENGINE).href;
const { resolve: resolveFromEngine } = createRequire(ENGINE);

/**
 * Gives the packages that Node loads for a site the engine's React, even if the site has its own. Hooks work only within
 * the React that renders (https://react.dev/warnings/invalid-hook-call-warning#duplicate-react).
 * @returns a function that undoes this
 */
export function shareReact(): () => void {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const isAnswer = context.parentURL === ENGINE_URL;
      if (isAnswer || !REACT.test(specifier)) return next(specifier, context);
      // Node ignores another parent for calls of `require`.
      const url = pathToFileURL(resolveFromEngine(specifier)).href;
      return { url, format: 'commonjs', shortCircuit: true };
    },
  });
  return () => hooks.deregister();
}
