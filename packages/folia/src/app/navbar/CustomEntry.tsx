import type { NavbarCustom } from '../../contract/shell-data.ts';
import items from './registered-items.ts';

/** An item of a kind that the site has registered. @throws where no component has the name */
export function CustomEntry({ item, inMenu }: { item: NavbarCustom; inMenu: boolean }) {
  const Item = items[item.type];
  if (!Item) throw new Error(`No NavbarItem component found for type "${item.type}".`);
  return <Item {...item.props} inMenu={inMenu} />;
}
