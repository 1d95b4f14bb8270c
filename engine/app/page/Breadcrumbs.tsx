import type { Breadcrumb } from '../../contract/page-data.ts';
import { useTexts } from '../site-context.ts';

/** Where the page stands (https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/). */
export function Breadcrumbs({ entries }: { entries: Breadcrumb[] }) {
  const texts = useTexts();
  return (
    <nav className="breadcrumbs" aria-label={texts.breadcrumbs}>
      <ol>
        {entries.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>
        ))}
      </ol>
    </nav>
  );
}
