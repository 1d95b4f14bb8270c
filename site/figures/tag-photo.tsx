import { Card, Dialog } from '@site/components/screen/containers.tsx';
import { Button, Field, Label, Line, Sample } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';

/** The tags in the info panel of a photo, and the dialog that adds one. */
export default function TagPhoto() {
  return (
    <Figure alt="The info panel of a photo has the part Tags with the tags of the photo and the button Add. The button opens a dialog with a field for the tag, and Tag assets at the bottom right.">
      <Row>
        <Card title="Info">
          <Label label="Tags" />
          <Line>
            <Sample value="Family ×" />
            <Button label="Add" icon="plus" mark={1} />
          </Line>
        </Card>
        <Dialog
          title="Tag assets"
          actions={
            <>
              <Button label="Cancel" />
              <Button label="Tag assets" primary mark={3} />
            </>
          }
        >
          <Field label="Tag" value="Trips/Italy/Rome" list mark={2} />
        </Dialog>
      </Row>
    </Figure>
  );
}
