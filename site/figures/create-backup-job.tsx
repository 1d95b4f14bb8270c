import { Dialog } from '@site/components/screen/containers.tsx';
import { Button, Field } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { JobStatus } from '@site/components/screen/pages.tsx';

/** The page of the jobs, and the dialog that starts a database dump. */
export default function CreateBackupJob() {
  return (
    <Figure alt="Jobs is the second item of the side bar of Administration. Create job, at the top right of the page, opens a dialog where Backup Database is chosen, with the buttons Cancel and Confirm.">
      <JobStatus createMark={1}>
        <Dialog
          title="Create job"
          actions={
            <>
              <Button label="Cancel" />
              <Button label="Confirm" primary />
            </>
          }
        >
          <Field option="Backup Database" mark={2} />
        </Dialog>
      </JobStatus>
    </Figure>
  );
}
