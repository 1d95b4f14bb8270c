import { Component, type ReactNode } from 'react';
import type { NavbarItem } from '../../contract/shell-data.ts';

type Props = { item: NavbarItem; children: ReactNode };

/**
 * An item that fails to render leaves a gap in the bar instead of breaking it; the console reports
 * its config. At build time, the same error stops the build (server.tsx).
 */
export class ItemBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(failedItemMessage(this.props.item), error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** The error message for an item that fails, with its config. */
export function failedItemMessage(item: NavbarItem): string {
  return `A navbar item failed to render. Check the config of this item (themeConfig.navbar.items): ${JSON.stringify(item)}`;
}
