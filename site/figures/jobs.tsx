import { Button } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { JobStatus, Queue } from '@site/components/screen/pages.tsx';

/** The queues, of which one is running, and their buttons. */
export default function Jobs() {
  return (
    <Figure alt="Jobs is the second item of the side bar of Administration. Create job and Manage Concurrency are above the queues. Each queue shows how many jobs are active and waiting. A running queue has Clear and Pause; the others have buttons that start the job.">
      <JobStatus>
        <Queue title="Generate Thumbnails" running={3} waiting={1204}>
          <Button label="Clear" icon="close" />
          <Button label="Pause" icon="pause" />
        </Queue>
        <Queue title="Smart Search">
          <Button label="All" icon="refresh" />
          <Button label="Missing" icon="search" />
        </Queue>
        <Queue title="Face detection">
          <Button label="Refresh" icon="refresh" />
          <Button label="Reset" icon="restore" />
          <Button label="Missing" icon="search" />
        </Queue>
      </JobStatus>
    </Figure>
  );
}
