import { Card, Dialog, ListRow } from '@site/components/screen/containers.tsx';
import { Button, Field, IconButton, Label, Line } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';
import { Photos } from '@site/components/screen/photos.tsx';

/** The share icon of an album, and the dialog that it opens. */
export default function ShareAlbum() {
  return (
    <Figure alt="An open album has a share icon at the top right. It opens a dialog that lists the chosen users, each with a list of roles at the right, then more users, the button Add, and below it the button Create link.">
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
            <Field option="Editor" mark={2} />
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
