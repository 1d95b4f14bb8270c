import { Component, createElement, type ReactNode, useState } from 'react';
import { useColorMode, useIsBrowser } from './docusaurus.ts';

/** Parts of https://docusaurus.io/docs/docusaurus-core and of `theme-common` that are plain React or plain functions. */

export const DEFAULT_PLUGIN_ID = 'default';

type BoundaryProps = {
  fallback?: (failure: { error: Error; tryAgain: () => void }) => ReactNode;
  children?: ReactNode;
};

/** Catches what its children throw in the browser. A page whose content throws at build time is not built. */
export class ErrorBoundary extends Component<BoundaryProps, { error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const tryAgain = () => this.setState({ error: undefined });
    return error ? this.props.fallback?.({ error, tryAgain }) : this.props.children;
  }
}

/** Does nothing: the engine reads links and anchors from the HTML. */
export function useBrokenLinks() {
  return { collectLink() {}, collectAnchor() {} };
}

type CollapsibleState = { collapsed: boolean; toggleCollapsed: () => void };

/** The state of something that opens and closes, and functions to change it. */
export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }) {
  const [collapsed, setCollapsed] = useState(initialState);
  const state: CollapsibleState = {
    collapsed,
    toggleCollapsed: () => setCollapsed((before) => !before),
  };
  return { ...state, setCollapsed };
}

type CollapsibleProps = {
  as?: string;
  collapsed: boolean;
  className?: string;
  children?: ReactNode;
};

/** Hides its children while `collapsed`. Unlike in Docusaurus, without an animation or lazy rendering. */
export function Collapsible({ as = 'div', collapsed, className, children }: CollapsibleProps) {
  return createElement(as, { className, hidden: collapsed }, children);
}

type ThemedProps = {
  className?: string;
  children: (variant: { theme: 'light' | 'dark'; className?: string }) => ReactNode;
};

/** Renders its children for both color modes until the one in use is known; the style sheet shows one. */
export function ThemedComponent({ className = '', children }: ThemedProps) {
  const isBrowser = useIsBrowser();
  const { colorMode } = useColorMode();
  const variant = (theme: 'light' | 'dark') =>
    children({ theme, className: `${className} only-${theme}`.trim() });
  if (isBrowser) return <>{children({ theme: colorMode, className })}</>;
  return (
    <>
      {variant('light')}
      {variant('dark')}
    </>
  );
}

type Provider = (props: { children?: ReactNode }) => ReactNode;

/** Nests providers, the first outermost. */
export function composeProviders(providers: Provider[]): Provider {
  return ({ children }) =>
    providers.reduceRight<ReactNode>((inner, Outer) => createElement(Outer, null, inner), children);
}

export class ReactContextError extends Error {
  override name = 'ReactContextError';

  constructor(provider: string, info = '') {
    super(`Hook is called outside the <${provider}>. ${info}`.trim());
  }
}

/** Whether a pattern matches part of the text, ignoring case; false if one is missing. @throws SyntaxError if it is invalid */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text);
}

/** The entries that are equal to an earlier one. */
export function duplicates<T>(
  list: readonly T[],
  areEqual: (a: T, b: T) => boolean = (a, b) => a === b,
): T[] {
  return list.filter((value, index) => list.findIndex((other) => areEqual(other, value)) !== index);
}

/** The entries without repetitions, in the order of their first occurrence. */
export function uniq<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** Groups entries by key, in their order. */
export function groupBy<T, Key extends string>(
  list: readonly T[],
  key: (value: T, index: number) => Key,
): Record<string, T[]> {
  return Object.fromEntries(Map.groupBy(list, key));
}

/** Whether the links of a footer are in columns, as the first entry has them. */
export function isMultiColumnFooterLinks(links: readonly object[]): boolean {
  const [first] = links;
  return first !== undefined && 'title' in first;
}

type Tag = { label: string };

/** Sorts tags by their labels in English, and groups them by the first letter in upper case. */
export function listTagsByLetters<T extends Tag>(
  tags: readonly T[],
): { letter: string; tags: T[] }[] {
  const sorted = tags.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  const groups = Map.groupBy(sorted, ({ label }) => label.slice(0, 1).toUpperCase());
  return [...groups].map(([letter, members]) => ({ letter, tags: members }));
}

/** Joins parameters: `append` keeps all values of a name, `set` the last one. */
export function mergeSearchParams(
  params: readonly URLSearchParams[],
  strategy: 'append' | 'set',
): URLSearchParams {
  const merged = new URLSearchParams();
  for (const [key, value] of params.flatMap((list) => [...list])) merged[strategy](key, value);
  return merged;
}

/** The same for query strings. The result begins with `?`, or is empty. */
export function mergeSearchStrings(
  strings: readonly (string | undefined)[],
  strategy: 'append' | 'set',
): string {
  const merged = mergeSearchParams(
    strings.map((text) => new URLSearchParams(text ?? '')),
    strategy,
  ).toString();
  return merged && `?${merged}`;
}

/** The engine highlights code at build time, so there is no theme for the browser. */
export function usePrismTheme() {
  return { plain: {}, styles: [] };
}

/** Returns the props unchanged. Docusaurus moves a title from the children into them. */
export function processAdmonitionProps<T extends object>(props: T): T {
  return props;
}

/** Cards without entries that readers cannot reach. */
export function filterDocCardListItems<T>(items: T[]): T[] {
  return items;
}

/** Stands for `useAnchorTargetClassName`: headings need no class here. */
export function useNothing(): undefined {
  return undefined;
}
