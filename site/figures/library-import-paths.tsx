import { Card, Dialog, ListRow, Menu, MenuItem } from '@site/components/screen/containers.tsx';
import { Button, Field, Line } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';

/** The menu of a library, and the dialogs that add import paths. */
export default function LibraryImportPaths() {
  return (
    <Figure alt="The menu of a library has Scan, Rename, Edit Import Paths, Scan Settings and Delete Library. Edit Import Paths opens the list of paths, with Add path below it and Save at the end. Add path opens a dialog with a field for the path.">
      <Row>
        <Menu>
          <MenuItem label="Scan" mark={6} />
          <MenuItem label="Rename" />
          <MenuItem label="Edit Import Paths" mark={1} />
          <MenuItem label="Scan Settings" mark={5} />
          <MenuItem label="Delete Library" />
        </Menu>
        <Card>
          <ListRow icon="check" value="/home/me/photos1" />
          <Line>
            <Button label="Add path" mark={2} />
          </Line>
          <Line end>
            <Button label="Cancel" />
            <Button label="Save" primary mark={4} />
          </Line>
        </Card>
        <Dialog
          title="Add import path"
          actions={
            <>
              <Button label="Cancel" />
              <Button label="Add" primary />
            </>
          }
        >
          <Field label="Path" value="/mnt/photos2" mark={3} />
        </Dialog>
      </Row>
    </Figure>
  );
}
