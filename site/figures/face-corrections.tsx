import {
  Button,
  Card,
  Figure,
  IconButton,
  Label,
  Line,
  People,
  Row,
} from '@site/components/screen/index.ts';

/** The people in the info panel of a photo, and the page that merges people. */
export default function FaceCorrections() {
  return (
    <Figure alt="The info panel of a photo has the part People, with a plus to tag people and a pencil to edit them. Merge people shows the chosen faces, and the button Merge.">
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
