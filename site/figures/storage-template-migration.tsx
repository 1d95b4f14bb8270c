import { Button } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { JobStatus, Queue } from '@site/components/screen/pages.tsx';

/** The job that moves existing originals to the paths of the storage template. */
export default function StorageTemplateMigration() {
  return (
    <Figure alt="Jobs is the second item of the side bar of Administration. The card Storage template migration on this page shows how many jobs are active and waiting, and has the button Start.">
      <JobStatus marks={{ Jobs: 1 }}>
        <Queue title="Storage template migration">
          <Button label="Start" icon="play" primary mark={2} />
        </Queue>
      </JobStatus>
    </Figure>
  );
}
