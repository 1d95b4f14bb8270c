import { Card, Dialog } from '@site/components/screen/containers.tsx';
import { Button, Field, Label } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { JobStatus } from '@site/components/screen/pages.tsx';

/** The dialog that starts a job by hand. */
export default function CreateJob() {
  return (
    <Figure alt="Create job is above the queues. It opens a dialog with a list of the jobs that can be started by hand.">
      <JobStatus createMark={1}>
        <Dialog
          title="Create job"
          actions={
            <>
              <Button label="Cancel" />
              <Button label="Confirm" primary mark={2} />
            </>
          }
        >
          <Field placeholder="Search jobs…" list />
          <Card>
            <Label label="Person cleanup" />
            <Label label="Tag cleanup" />
            <Label label="User cleanup" />
          </Card>
        </Dialog>
      </JobStatus>
    </Figure>
  );
}
