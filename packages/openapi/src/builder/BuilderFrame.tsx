import type { ReactNode } from 'react';

/** The attributes by which a page describes its request builder. */
export type BuilderProps = {
  /** The id of the builder on the page; its links begin with it. */
  id: string;
  /** Identifies the API, whose operations share server and credentials. */
  reference: string;
  /** URL of the file with the description of the request. */
  description: string;
  /** URL of the file with the texts. */
  texts: string;
  labels: { title: string; loading: string; failed: string };
};

type FrameProps = Pick<BuilderProps, 'id' | 'labels'> & {
  onOpen?: () => void;
  children?: ReactNode;
};

/** What the page contains of the request builder, until a reader opens it. */
export function BuilderFrame({ id, labels, onOpen, children }: FrameProps) {
  return (
    <details
      id={id}
      className="builder"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary>{labels.title}</summary>
      {children ?? (
        <>
          <p className="builder-wait">{labels.loading}</p>
          <p className="builder-failed">{labels.failed}</p>
        </>
      )}
    </details>
  );
}
