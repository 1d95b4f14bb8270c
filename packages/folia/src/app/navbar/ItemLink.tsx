import type { NavbarLink } from '../../contract/shell-data.ts';
import { useTexts } from '../site-context.ts';
import { useActivity } from './use-activity.ts';

/** A link in the navigation bar, marked if it is active. */
export function ItemLink({ item }: { item: NavbarLink }) {
  const texts = useTexts();
  const activityOf = useActivity();
  const { href, label, className } = item;
  if (!item.external) {
    return (
      <a className={className} href={href} aria-current={activityOf(item)}>
        {label}
      </a>
    );
  }
  return (
    <a className={className ? `external ${className}` : 'external'} href={href}>
      {label}
      <span className="sr-only">{` (${texts.externalLink})`}</span>
    </a>
  );
}
