import { Children, isValidElement, type ReactNode, useId } from 'react';

type TabItemProps = {
  value: string;
  label?: ReactNode;
  default?: boolean;
  className?: string;
  children?: ReactNode;
};

type TabsProps = {
  /** Tabs of one group change together, and the choice is remembered. */
  groupId?: string;
  /** The choice may stand in the address: under this name, or under that of the group. */
  queryString?: boolean | string;
  /** Value of the tab that is open at first; null opens the one marked `default`, else the first. */
  defaultValue?: string | null;
  /** The tabs in their order, where their labels do not stand on the items. */
  values?: readonly { value: string; label?: ReactNode; default?: boolean }[];
  className?: string;
  /** Accepted: all panels stand in the document. */
  lazy?: boolean;
  children?: ReactNode;
};

/**
 * Alternatives behind labels. They are radio buttons with panels, so that they work and are operated by keyboard
 * without scripts; an inline script carries the choice over to other tabs of the group. They write what `tabs` in
 * `markup/` does.
 */
export function Tabs({
  groupId,
  queryString,
  defaultValue,
  values,
  className,
  children,
}: TabsProps) {
  const name = useId();
  const items = orderedItems(children, values);
  const open = defaultValue ?? items.find((item) => item.default)?.value ?? items[0]?.value;
  const query = queryString === true ? groupId : queryString || undefined;
  return (
    <div className={className ? `tabs ${className}` : 'tabs'}>
      {items.map((item) => (
        <Tab
          key={item.value}
          item={item}
          name={name}
          groupId={groupId}
          query={query}
          isOpen={item.value === open}
        />
      ))}
    </div>
  );
}

function orderedItems(children: ReactNode, values: TabsProps['values']): TabItemProps[] {
  const items = Children.toArray(children)
    .filter((child) => isValidElement<TabItemProps>(child))
    .map((child) => child.props);
  if (!values) return items;
  return values.map((named) => {
    const item = items.find(({ value }) => value === named.value);
    return { ...item, ...named, label: named.label ?? item?.label };
  });
}

/** One alternative; only `Tabs` reads it. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}

type TabProps = {
  item: TabItemProps;
  name: string;
  groupId?: string;
  query?: string;
  isOpen: boolean;
};

function Tab({ item, name, groupId, query, isOpen }: TabProps) {
  return (
    <>
      <label>
        <input
          type="radio"
          name={name}
          value={item.value}
          defaultChecked={isOpen}
          data-tab-group={groupId}
          data-tab-query={query}
        />
        {item.label ?? item.value}
      </label>
      <div className={item.className ? `tab-panel ${item.className}` : 'tab-panel'}>
        {item.children}
      </div>
    </>
  );
}
