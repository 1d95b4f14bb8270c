/** Pages of the web app that several figures show. */
import type { ReactNode } from 'react';
import { Card } from './containers.tsx';
import { Button, Label, Line, Sample } from './controls.tsx';
import type { Marked } from './mark.ts';
import { Administration, WebApp } from './Window.tsx';

type JobStatusProps = {
  /** Step numbers of items of the side bar, by label. */
  marks?: Record<string, number>;
  /** Step number of **Create job**. */
  createMark?: number;
  children: ReactNode;
};

/** The page **Jobs**. Its queues are `Queue`. */
export function JobStatus({ marks, createMark, children }: JobStatusProps) {
  return (
    <Administration
      active="Jobs"
      marks={marks}
      title="Job Status"
      actions={
        <>
          <Button label="Create job" icon="plus" quiet mark={createMark} />
          <Button label="Manage Concurrency" icon="settings" quiet />
        </>
      }
    >
      {children}
    </Administration>
  );
}

type QueueProps = {
  title: string;
  /** Numbers of jobs. */
  running?: number;
  waiting?: number;
  /** The buttons that start, pause or clear the queue. */
  children: ReactNode;
};

/** A queue of jobs. */
export function Queue({ title, running = 0, waiting = 0, children }: QueueProps) {
  return (
    <Card title={title}>
      <Line>
        <Label label="Active" muted />
        <Sample value={running.toLocaleString('en')} />
        <Label label="Waiting" muted />
        <Sample value={waiting.toLocaleString('en')} />
      </Line>
      <Line end>{children}</Line>
    </Card>
  );
}

type SettingsPageProps = { actions?: ReactNode; children: ReactNode };

/** The page **Settings**. Its sections are `Accordion`, which end with `SaveSettings`. */
export function SettingsPage({ actions, children }: SettingsPageProps) {
  return (
    <Administration active="Settings" title="System Settings" actions={actions}>
      {children}
    </Administration>
  );
}

/** The buttons at the end of a section of the settings; `mark` is the step number of **Save**. */
export function SaveSettings({ mark, children }: Marked & { children?: ReactNode }) {
  return (
    <Line end>
      {children}
      <Button label="Reset" />
      <Button label="Save" primary mark={mark} />
    </Line>
  );
}

/** The page **Trash**. */
export function TrashPage({ children }: { children: ReactNode }) {
  return (
    <WebApp
      active="Trash"
      title="Trash"
      actions={
        <>
          <Button label="Restore all" icon="restore" quiet />
          <Button label="Empty trash" icon="trash" quiet />
        </>
      }
    >
      {children}
    </WebApp>
  );
}
