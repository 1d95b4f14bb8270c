import { Children, isValidElement, type ReactNode, useId } from 'react';

type TabItemProps = {
  value: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
};

type TabsProps = {
  /** Tabs of one group change together, and the choice is remembered. */
  groupId?: string;
  /** Value of the tab that is open at first; null opens the one marked `default`, else the first. */
  defaultValue?: string | null;
  children?: ReactNode;
};

/**
 * Alternatives behind labels. They are radio buttons with panels, so that they work and are operated by keyboard
 * without scripts; the boot script carries the choice over to other tabs of the group.
 */
export function Tabs({ groupId, defaultValue, children }: TabsProps) {
  const name = useId();
  const items = Children.toArray(children)
    .filter((child) => isValidElement<TabItemProps>(child))
    .map((child) => child.props);
  const open = defaultValue ?? items.find((item) => item.default)?.value ?? items[0]?.value;
  return (
    <div className="tabs">
      {items.map((item) => (
        <Tab
          key={item.value}
          item={item}
          name={name}
          groupId={groupId}
          isOpen={item.value === open}
        />
      ))}
    </div>
  );
}

/** One alternative; only `Tabs` reads it. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}

type TabProps = { item: TabItemProps; name: string; groupId?: string; isOpen: boolean };

function Tab({ item, name, groupId, isOpen }: TabProps) {
  return (
    <>
      <label>
        <input
          type="radio"
          name={name}
          value={item.value}
          defaultChecked={isOpen}
          data-tab-group={groupId}
        />
        {item.label ?? item.value}
      </label>
      <div className="tab-panel">{item.children}</div>
    </>
  );
}
