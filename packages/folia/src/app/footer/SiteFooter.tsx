import type { FooterColumn } from '../../contract/shell-data.ts';
import { Markup } from '../Markup.ts';
import { LogoPicture } from '../navbar/LogoPicture.tsx';
import { useSite, useTexts } from '../site-context.ts';

/** The footer of every page: links in columns or in one row, logo, copyright. */
export function SiteFooter() {
  const { footer } = useSite().shell;
  const texts = useTexts();
  if (!footer) return null;
  return (
    <footer className={`site-footer site-footer-${footer.style}`}>
      {footer.logo && (
        <a className="footer-logo" href={footer.logo.href}>
          <LogoPicture logo={footer.logo} />
        </a>
      )}
      {footer.columns.length > 0 && (
        <nav className="footer-columns" aria-label={texts.footerNavigation}>
          {footer.columns.map((column) => (
            <Column key={JSON.stringify(column)} column={column} />
          ))}
        </nav>
      )}
      {footer.copyrightHtml && <Markup className="copyright" html={footer.copyrightHtml} />}
    </footer>
  );
}

function Column({ column }: { column: FooterColumn }) {
  return (
    <div>
      {column.title && <h2>{column.title}</h2>}
      <ul>
        {column.items.map((item) =>
          'html' in item ? (
            <Markup as="li" key={item.html} html={item.html} />
          ) : (
            <li key={item.label + item.href}>
              <a className={item.external ? 'external' : undefined} href={item.href}>
                {item.label}
              </a>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
