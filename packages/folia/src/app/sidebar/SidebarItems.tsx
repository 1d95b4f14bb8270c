import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Method } from '../../components/Method.tsx';
import type { SidebarCategory, SidebarItem } from '../../contract/shell-data.ts';
import { containsHref } from '../../contract/sidebar-window.ts';
import { Markup } from '../Markup.ts';
import type { RouteState } from '../router/router.ts';
import { currentHref, useRoute, useSite } from '../site-context.ts';
import { restoreCategory } from './sidebar-memory.ts';
import { useShownEntries } from './use-shown-entries.ts';

/**
 * A list of sidebar entries, nested by category. A navigation renders none of them: only categories
 * that it opens or closes, while the entry of the page is marked in the document
 * (`markCurrentEntry`).
 */
export const SidebarItems = memo(function SidebarItems({ items, isWhole }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useShownEntries(items, list, isWhole);
  // Entries keep their position in the whole list as their key while more of it is shown.
  const [first] = shown;
  const before = first?.kind === 'gap' ? first.count - 1 : 0;
  return (
    <ul ref={list}>
      {shown.map((item, index) => (
        <Entry
          key={item.kind === 'gap' ? `gap${index && 1}` : before + index}
          item={item}
          isWhole={isWhole}
        />
      ))}
    </ul>
  );
});

type ListProps = {
  items: SidebarItem[];
  /** Whether documents include the whole sidebar, so that closed categories have their entries. */
  isWhole: boolean;
};

const Entry = memo(function Entry({ item, isWhole }: { item: SidebarItem; isWhole: boolean }) {
  const { route, shell } = useSite();
  switch (item.kind) {
    case 'html':
      return <Markup as="li" className={item.className} html={item.html} />;
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
          {item.pruned ? (
            <PrunedCategory category={item} />
          ) : (
            <Category category={item} isWhole={isWhole} />
          )}
        </li>
      );
  }
});

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

function Category({ category, isWhole }: { category: SidebarCategory; isWhole: boolean }) {
  const { route } = useSite();
  const hasPage = useRoute((state) => containsHref(category, currentHref(state)));
  const [open, setOpen] = useState(hasPage || !category.collapsed);
  const [hadPage, setHadPage] = useState(hasPage);
  if (hasPage !== hadPage) {
    setHadPage(hasPage);
    if (hasPage) setOpen(true);
  }
  const details = useRef<HTMLDetailsElement>(null);
  // Before hydration, the document's inline script may have opened or closed it.
  useLayoutEffect(() => {
    if (details.current) setOpen(restoreCategory(details.current));
  }, []);
  // In a long sidebar, the entries of a closed category are rendered when it first opens: on click,
  // because the animation needs their height.
  const [wasOpened, setWasOpened] = useState(open);
  const isRendered = isWhole || open || wasOpened;
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
        <SidebarItems items={category.items} isWhole={isWhole} />
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
        {isRendered && <SidebarItems items={category.items} isWhole={isWhole} />}
      </details>
    </>
  );
}
