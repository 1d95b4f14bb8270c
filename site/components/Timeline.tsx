import type { ReactNode } from 'react';

/** Entries along a line, newest first. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="timeline">{children}</ol>;
}

type TimelineEntryProps = {
  id: string;
  title: string;
  icon: ReactNode;
  /** The date and what else is known of the entry, in one quiet line. */
  note: ReactNode;
  /** An empty mark on the line in place of a filled one. */
  planned?: boolean;
  children: ReactNode;
};

export function TimelineEntry(props: TimelineEntryProps) {
  const { id, title, icon, note, planned = false, children } = props;
  return (
    <li id={id} className={planned ? 'planned' : undefined}>
      <span className="mark">{icon}</span>
      <h3>
        <a href={`#${id}`}>{title}</a>
      </h3>
      <p>{children}</p>
      <p className="note">{note}</p>
    </li>
  );
}
