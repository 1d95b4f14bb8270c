import {
  Button,
  Card,
  Dialog,
  Figure,
  IconButton,
  Label,
  Line,
  ListRow,
  Photos,
  Row,
} from '@site/components/screen/index.ts';

/** The share icon of an album, and the dialog that it opens. */
export default function ShareAlbum() {
  return (
    <Figure alt="An open album has a share icon at the top right. It opens a dialog with the chosen users, a list of roles for each, more users, the button Add, and below it the button Create link.">
      <Row>
        <Card>
          <Line end>
            <IconButton icon="share" mark={1} />
          </Line>
          <Photos count={8} />
        </Card>
        <Dialog title="Invite to album">
          <Label label="Selected" muted />
          <ListRow icon="person" value="Anna">
            <Button label="Editor" icon="chevron-down" quiet mark={2} />
          </ListRow>
          <Label label="Suggestions" muted />
          <ListRow icon="person" value="Ben" />
          <Button label="Add" primary mark={3} />
          <Button label="Create link" icon="link" />
        </Dialog>
      </Row>
    </Figure>
  );
}
