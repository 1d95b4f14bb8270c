/**
 * Makes a style sheet without an element. A content security policy allows it, unlike elements that scripts add
 * (https://drafts.csswg.org/cssom/#dom-cssstylesheet-replacesync).
 */
export function makeSheet(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
