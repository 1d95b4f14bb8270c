/**
 * Navigates without waiting. A navigation that another one replaces rejects its promises, and one that fails shows so in
 * the page, so nobody needs to hear of either
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-navigate).
 */
export function navigate(url: string, options: NavigationNavigateOptions): void {
  ignoreEnds(navigation.navigate(url, options));
}

/** Goes to an entry of the history, as `navigate` goes to an address. */
export function traverseTo(key: string): void {
  ignoreEnds(navigation.traverseTo(key));
}

function ignoreEnds({ committed, finished }: NavigationResult): void {
  for (const end of [committed, finished]) end?.catch(() => {});
}
