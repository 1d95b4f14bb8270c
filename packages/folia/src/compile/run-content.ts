import { type Fact, SiteError } from 'folia-problems';
import type { ComponentType } from 'react';
import { isComponent } from '../components/is-component.ts';
import { readThrown } from '../read/thrown-place.ts';
import { missingNameHint } from './missing-name.ts';

/** Returns the default export of a page's module. @throws SiteError if it is not a component */
export function componentOf(module: Record<string, unknown>, path: string): ComponentType {
  const { default: component } = module;
  if (isComponent(component)) return component;
  throw new SiteError([
    {
      file: path,
      message: 'The page has no default export that is a React component.',
      hint: 'Write "export default function Page() { ... }".',
    },
  ]);
}

/** Runs code of the site. @throws SiteError with the position where the code threw */
export async function runningContent<T>(
  path: string,
  siteDir: string,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof SiteError ? error : failedRun(path, siteDir, error);
  }
}

/** React's message about a component that would have to wait. */
const SUSPENDED = /suspended while responding to synchronous input/;

function hintAbout(error: unknown): string | undefined {
  if (error instanceof Error && error.name === 'EndlessRendering') {
    return 'A component that renders itself needs a condition that ends this, such as an empty list.';
  }
  return error instanceof Error && SUSPENDED.test(error.message)
    ? 'A component cannot be asynchronous. Load what it needs before: "const data = await load();" outside of the function.'
    : missingNameHint(error);
}

/** Makes the problem of code that threw. It may depend on config and frontmatter, which the code can read. */
export function failedRun(path: string, siteDir: string, error: unknown): SiteError {
  const { message, place, hint = hintAbout(error) } = readThrown(error, siteDir);
  const file = place?.file ?? path;
  const text = `Rendering the page failed: ${message.replace(/\.?$/, '.')}`;
  const partOf = file === path ? undefined : [path];
  const dependsOn: Fact[] = ['config/customFields', `frontmatter/${path}`];
  return new SiteError([{ ...place, file, message: text, hint, partOf, dependsOn }], {
    cause: error,
  });
}
