import { Card } from '@site/components/screen/containers.tsx';
import { Button, IconButton, Label, Line } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';
import { People } from '@site/components/screen/photos.tsx';

/** The people in the info panel of a photo, and the page that merges people. */
export default function FaceCorrections() {
  return (
    <Figure alt="The info panel of a photo has the part People, with a plus to tag people and a pencil to edit them, above the faces and their names. Merge people shows the chosen faces, here one without a name and Anna, and the button Merge at the bottom right.">
      <Row>
        <Card title="Info">
          <Line>
            <Label label="People" />
            <IconButton icon="plus" />
            <IconButton icon="edit" />
          </Line>
          <People names={['Anna', 'Ben']} />
        </Card>
        <Card title="Merge people">
          <Label label="Choose matching people to merge" muted />
          <People names={['', 'Anna']} />
          <Line end>
            <Button label="Merge" icon="merge" primary />
          </Line>
        </Card>
      </Row>
    </Figure>
  );
}
