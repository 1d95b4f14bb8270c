import { Card } from '@site/components/screen/containers.tsx';
import { Button, Label, Line, Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Administration } from '@site/components/screen/Window.tsx';

/** The queues, of which one is running, and their buttons. */
export default function Jobs() {
  return (
    <Figure alt="Jobs is the second item of the side bar of Administration. Create job and Manage Concurrency are above the queues. Each queue shows how many jobs are active and waiting. A running queue has Clear and Pause; the others have buttons that start the job.">
      <Administration
        active="Jobs"
        title="Job Status"
        actions={
          <>
            <Button label="Create job" icon="plus" quiet />
            <Button label="Manage Concurrency" icon="settings" quiet />
          </>
        }
      >
        <Card title="Generate Thumbnails">
          <Line>
            <Label label="Active" muted />
            <Sample value="3" />
            <Label label="Waiting" muted />
            <Sample value="1,204" />
          </Line>
          <Line end>
            <Button label="Clear" icon="close" />
            <Button label="Pause" icon="pause" />
          </Line>
        </Card>
        <Card title="Smart Search">
          <Line>
            <Label label="Active" muted />
            <Sample value="0" />
            <Label label="Waiting" muted />
            <Sample value="0" />
          </Line>
          <Line end>
            <Button label="All" icon="refresh" />
            <Button label="Missing" icon="search" />
          </Line>
        </Card>
        <Card title="Face detection">
          <Line>
            <Label label="Active" muted />
            <Sample value="0" />
            <Label label="Waiting" muted />
            <Sample value="0" />
          </Line>
          <Line end>
            <Button label="Refresh" icon="refresh" />
            <Button label="Reset" icon="restore" />
            <Button label="Missing" icon="search" />
          </Line>
        </Card>
      </Administration>
    </Figure>
  );
}
