import { Card } from '@site/components/screen/containers.tsx';
import { Button, Label, Line, Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Administration } from '@site/components/screen/Window.tsx';

/** The job that moves existing originals to the paths of the storage template. */
export default function StorageTemplateMigration() {
  return (
    <Figure alt="Jobs is the second item of the side bar of Administration. The card Storage template migration on this page shows how many jobs are active and waiting, and has the button Start.">
      <Administration
        active="Jobs"
        marks={{ Jobs: 1 }}
        title="Job Status"
        actions={
          <>
            <Button label="Create job" icon="plus" quiet />
            <Button label="Manage Concurrency" icon="settings" quiet />
          </>
        }
      >
        <Card title="Storage template migration">
          <Line>
            <Label label="Active" muted />
            <Sample value="0" />
            <Label label="Waiting" muted />
            <Sample value="0" />
          </Line>
          <Line end>
            <Button label="Start" icon="play" primary mark={2} />
          </Line>
        </Card>
      </Administration>
    </Figure>
  );
}
