import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Method } from '../../components/Method.tsx';
import type { SidebarCategory, SidebarItem } from '../../contract/shell-data.ts';
import { containsHref, countEntries, SIDEBAR_WHOLE_LIMIT } from '../../contract/sidebar-window.ts';
import type { RouteState } from '../router/router.ts';
import { currentHref, useRoute, useSite } from '../site-context.ts';
import { restoreCategory } from './sidebar-memory.ts';

/**
 * A list of sidebar entries, nested by category. A navigation renders none of them: only categories
 * that it opens or closes, while the entry of the page is marked in the document
 * (`markCurrentEntry`).
 */
export const SidebarItems = memo(function SidebarItems({ items }: { items: SidebarItem[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sidebar's order never changes while it is shown
        <Entry key={index} item={item} />
      ))}
    </ul>
  );
});

function Entry({ item }: { item: SidebarItem }) {
  const { route, shell } = useSite();
  switch (item.kind) {
    case 'html':
      return <li className={item.className} dangerouslySetInnerHTML={{ __html: item.html }} />;
    case 'gap':
      return (
        <li className="gap">
          <a href={item.href}>{`${item.count} ${shell.texts.moreEntries}`}</a>
        </li>
      );
    case 'link':
      return (
        <li className={item.className}>
          <a href={item.href} aria-current={currentMark(item.href, route.getState())}>
            {item.method && <Method name={item.method} />}
            {item.label}
          </a>
        </li>
      );
    case 'category':
      return (
        <li className={item.className}>
          {item.pruned ? <PrunedCategory category={item} /> : <Category category={item} />}
        </li>
      );
  }
}

/** Not a subscription: later pages are marked by `markCurrentEntry`. */
function currentMark(href: string, route: RouteState): 'page' | undefined {
  return href === currentHref(route) ? 'page' : undefined;
}

/** A category whose entries are not in the document: a link to its first entry. */
function PrunedCategory({ category }: { category: SidebarCategory }) {
  return (
    <a className="category" href={category.href} suppressHydrationWarning>
      {category.label}
    </a>
  );
}

function Category({ category }: { category: SidebarCategory }) {
  const { route } = useSite();
  const hasPage = useRoute((state) => containsHref(category, currentHref(state)));
  const [open, setOpen] = useState(hasPage || !category.collapsed);
  const [hadPage, setHeldPage] = useState(hasPage);
  if (hasPage !== hadPage) {
    setHeldPage(hasPage);
    if (hasPage) setOpen(true);
  }
  const details = useRef<HTMLDetailsElement>(null);
  // Before hydration, the document's inline script may have opened or closed it.
  useLayoutEffect(() => {
    if (details.current) setOpen(restoreCategory(details.current));
  }, []);
  // The entries of a long closed category are rendered when it first opens: on click, because the
  // animation needs their height.
  const [wasOpened, setWasOpened] = useState(open);
  const isRendered = open || wasOpened || countEntries(category.items) <= SIDEBAR_WHOLE_LIMIT;
  const link = category.href && (
    <a
      className="category"
      href={category.href}
      aria-current={currentMark(category.href, route.getState())}
    >
      {category.label}
    </a>
  );
  if (!category.collapsible) {
    return (
      <>
        {link || <div className="category">{category.label}</div>}
        <SidebarItems items={category.items} />
      </>
    );
  }
  return (
    <>
      {link}
      <details
        ref={details}
        open={open}
        suppressHydrationWarning
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, for keys as well */}
        <summary className="category" onClick={() => setWasOpened(true)}>
          <span className={link ? 'under-link' : undefined}>{category.label}</span>
        </summary>
        {isRendered && <SidebarItems items={category.items} />}
      </details>
    </>
  );
}
