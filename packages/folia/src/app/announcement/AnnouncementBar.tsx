import { Markup } from '../Markup.ts';
import { useSite, useTexts } from '../site-context.ts';

/** The bar above the navigation bar. The boot script closes it and keeps it closed. */
export function AnnouncementBar() {
  const { announcement } = useSite().shell;
  const texts = useTexts();
  if (!announcement) return null;
  const { html, closeable, backgroundColor, textColor } = announcement;
  return (
    <section
      className="announcement"
      aria-label={texts.announcement}
      style={{ backgroundColor, color: textColor }}
    >
      <Markup html={html} />
      {closeable && (
        <button type="button" data-close="" aria-label={texts.closeAnnouncement}>
          <span className="icon icon-close" />
        </button>
      )}
    </section>
  );
}
