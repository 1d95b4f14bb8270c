/**
 * Navigates without waiting. A navigation rejects its promises when another replaces it or when it
 * fails, which the page shows, so both can be ignored
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-navigate).
 */
export function navigate(url: string, options: NavigationNavigateOptions): void {
  ignoreRejections(navigation.navigate(url, options));
}

/** Traverses to a history entry, ignoring rejections like `navigate`. */
export function traverseTo(key: string): void {
  ignoreRejections(navigation.traverseTo(key));
}

function ignoreRejections({ committed, finished }: NavigationResult): void {
  for (const end of [committed, finished]) end?.catch(() => {});
}
