import { endEndlessRendering } from './endless-rendering.ts';

/** Code that has no effect in a page, because React renders it only at build time, with the stack of its caller. */
export type IdleCode = {
  name: string;
  stack: string;
  /** Why the component of this name does not go live although it is an island. */
  why?: string;
};

type AnyFunction = (...args: unknown[]) => unknown;

/**
 * React's server renderer says nothing about handlers and effects, so the modules of a site get functions that do. They note
 * here what they find, while something is rendered that never goes live.
 */
let found: IdleCode[] | undefined;

/** Renders something that never goes live, and lists what does nothing in it. */
export function renderIdle<Result>(render: () => Result): { result: Result; idle: IdleCode[] } {
  return withList([], render);
}

/** Renders an island, which goes live. */
export function renderLive<Result>(render: () => Result): Result {
  return withList(undefined, render).result;
}

function withList<Result, List extends IdleCode[] | undefined>(list: List, render: () => Result) {
  const before = found;
  found = list;
  try {
    return { result: render(), idle: list };
  } finally {
    found = before;
  }
}

/** Hooks whose effect comes after the first rendering. */
const LIVE_HOOKS = ['useEffect', 'useLayoutEffect', 'useReducer', 'useState'];

/** Returns a copy of React whose hooks note that they do nothing. */
export function notingHooks(react: Record<string, AnyFunction>): Record<string, AnyFunction> {
  const hooks = LIVE_HOOKS.map((name) => {
    const noting: AnyFunction = (...args) => {
      note(name);
      return react[name]?.(...args);
    };
    return [name, noting];
  });
  return { ...react, ...Object.fromEntries(hooks) };
}

/** Returns a function that creates elements, notes the handlers of HTML elements, and throws where components never end. */
export function notingHandlers(create: AnyFunction): AnyFunction {
  return (type, props, ...rest) => {
    if (found && typeof type === 'string' && typeof props === 'object') noteHandlers({ ...props });
    if (typeof type === 'function' || typeof type === 'object') endEndlessRendering(type ?? {});
    // A component of Docusaurus whose content appears only once it is live.
    if (typeof type === 'function' && type.name === 'BrowserOnly') note('<BrowserOnly>');
    return create(type, props, ...rest);
  };
}

/** A handler without a body is there to satisfy React, which wants one beside a `value`. */
const EMPTY = /(?:\{\s*\}|=>\s*(?:undefined|null|void 0))\s*$/;

function noteHandlers(props: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(props)) {
    if (/^on[A-Z]/.test(name) && typeof value === 'function' && !EMPTY.test(String(value)))
      note(name);
  }
}

/** Notes why a component of this name does not go live although it is an island. */
export function noteInert(name: string, why: string): void {
  found?.push({ name, stack: '', why });
}

function note(name: string): void {
  found?.push({ name, stack: new Error(name).stack ?? '' });
}
