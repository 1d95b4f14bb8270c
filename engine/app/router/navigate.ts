/**
 * Navigates without waiting. A navigation that another one replaces rejects its promises, and one that fails shows so in
 * the page, so nobody needs to hear of either
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-navigate).
 */
export function navigate(url: string, options: NavigationNavigateOptions): void {
  const { committed, finished } = navigation.navigate(url, options);
  for (const end of [committed, finished]) end?.catch(() => {});
}
