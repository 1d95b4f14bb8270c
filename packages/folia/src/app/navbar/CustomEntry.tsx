import type { NavbarCustom } from '../../contract/shell-data.ts';
import items from './registered-items.ts';

/** An item of a type that the site registers. @throws if the type is not registered */
export function CustomEntry({ item, inMenu }: { item: NavbarCustom; inMenu: boolean }) {
  const Item = items[item.type];
  if (!Item) throw new Error(`No component: ${item.type}`);
  return <Item {...item.props} inMenu={inMenu} />;
}
