import { Dialog } from '@site/components/screen/containers.tsx';
import { Button, Label, Line, Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';

/** The announcement of a release in the web app. */
export default function NewVersion() {
  return (
    <Figure alt="The web app announces a release in a dialog with the title NEW VERSION AVAILABLE. It shows Server Version and Latest Version, and closes with Acknowledge.">
      <Dialog title="NEW VERSION AVAILABLE" actions={<Button label="Acknowledge" primary />}>
        <Line>
          <Label label="Server Version" muted />
          <Sample value="v1.131.2" code />
        </Line>
        <Line>
          <Label label="Latest Version" muted />
          <Sample value="v1.131.3" code />
        </Line>
      </Dialog>
    </Figure>
  );
}
