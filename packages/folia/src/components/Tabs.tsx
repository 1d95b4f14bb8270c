import { Children, isValidElement, type ReactNode, useId } from 'react';
import { listRooms } from './tab-rooms.ts';

type TabItemProps = {
  /** Identifies the tab, and names it if it has no label. Default: the label, if that is text. */
  value?: string;
  label?: ReactNode;
  default?: boolean;
  className?: string;
  children?: ReactNode;
};

type NamedTab = TabItemProps & { value: string };

type TabsProps = {
  /** Tabs of the same group change together, and the selection is remembered. */
  groupId?: string;
  /** Adds the selection to the URL, as a parameter with this name or that of the group. */
  queryString?: boolean | string;
  /**
   * Value of the initially selected tab; null selects the one marked `default`, or else the first.
   */
  defaultValue?: string | null;
  /** The tabs in order, if the items do not have labels. */
  values?: readonly { value: string; label?: ReactNode; default?: boolean }[];
  className?: string;
  /**
   * Keeps the tabs on one line in an element of the class `tabs-room`. This is the text of the
   * button that reveals the tabs that do not fit.
   */
  more?: string;
  /** Accepted but ignored: all panels are in the document. */
  lazy?: boolean;
  children?: ReactNode;
};

/**
 * Alternatives with labels. They are radio buttons with panels, so that they work without scripts,
 * even by keyboard; an inline script applies the selection to other tabs of the group. It renders
 * the same HTML as `tabs` in `markup/`.
 */
export function Tabs({
  groupId,
  queryString,
  defaultValue,
  values,
  className,
  more,
  children,
}: TabsProps) {
  const name = useId();
  const items = orderedItems(children, values);
  const open = defaultValue ?? items.find((item) => item.default)?.value ?? items[0]?.value;
  const query = queryString === true ? groupId : queryString || undefined;
  const labels = items.map(({ label, value }) => (typeof label === 'string' ? label : value));
  const rooms = more === undefined ? [] : listRooms(labels);
  return (
    // Not a `radiogroup`, which may contain nothing but the buttons.
    // biome-ignore lint/a11y/useSemanticElements: the panels of a fieldset would be parts of a form.
    <div
      className={className ? `tabs ${className}` : 'tabs'}
      role="group"
      aria-label={labels.join(', ')}
    >
      {items.map((item, index) => (
        <Tab
          key={item.value}
          item={item}
          name={name}
          groupId={groupId}
          query={query}
          isOpen={item.value === open}
          room={rooms[index]}
        />
      ))}
      {rooms.some(Boolean) && (
        <details className="tabs-more">
          <summary>{more}</summary>
        </details>
      )}
    </div>
  );
}

function orderedItems(children: ReactNode, values: TabsProps['values']): NamedTab[] {
  const items = Children.toArray(children)
    .filter((child) => isValidElement<TabItemProps>(child))
    .map(({ props }) => ({ ...props, value: tabValue(props) }));
  if (!values) return items;
  return values.map((named) => {
    const item = items.find(({ value }) => value === named.value);
    return { ...item, ...named, label: named.label ?? item?.label };
  });
}

/** @throws Error if a tab has neither a value nor a label, since it would be a button without a name */
function tabValue({ value, label }: TabItemProps): string {
  const found = value ?? label;
  if (typeof found === 'string' && found !== '') return found;
  throw new Error('A tab needs a value. Write <TabItem value="linux" label="Linux"> for each tab.');
}

/** One alternative, read by `Tabs` only. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}

type TabProps = {
  item: NamedTab;
  name: string;
  groupId?: string;
  query?: string;
  isOpen: boolean;
  /** The class of a tab that only fits if there is room. */
  room?: string;
};

function Tab({ item, name, groupId, query, isOpen, room }: TabProps) {
  return (
    <>
      <label className={room}>
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
