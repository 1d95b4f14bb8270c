import type { NavbarItem } from '../../contract/shell-data.ts';

/** The error message for an item that fails, with its config. */
export function failedItemMessage(item: NavbarItem): string {
  return `A navbar item failed to render. Check it in themeConfig.navbar.items: ${JSON.stringify(item)}`;
}
