import { Dialog } from '@site/components/screen/containers.tsx';
import { Button, Field } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Administration } from '@site/components/screen/Window.tsx';

/** The page of the jobs, and the dialog that starts a database dump. */
export default function CreateBackupJob() {
  return (
    <Figure alt="Jobs is the second item of the side bar of Administration. Create job, at the top right of the page, opens a dialog where Backup Database is chosen, with the buttons Cancel and Confirm.">
      <Administration
        active="Jobs"
        title="Job Status"
        actions={
          <>
            <Button label="Create job" icon="plus" quiet mark={1} />
            <Button label="Manage Concurrency" icon="settings" quiet />
          </>
        }
      >
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
      </Administration>
    </Figure>
  );
}
