import { Card, Dialog, ListRow } from '@site/components/screen/containers.tsx';
import { Button, Field, Line } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';

/** The exclusion patterns of a library, and the dialog that adds one. */
export default function LibraryExclusionPattern() {
  return (
    <Figure alt="Scan Settings of a library lists its exclusion patterns, with Add exclusion pattern below them and Save at the end. The dialog to add one has a field for the pattern.">
      <Row>
        <Card>
          <ListRow value="**/@eaDir/**" />
          <ListRow value="**/._*" />
          <Line>
            <Button label="Add exclusion pattern" />
          </Line>
          <Line end>
            <Button label="Cancel" />
            <Button label="Save" primary />
          </Line>
        </Card>
        <Dialog
          title="Add exclusion pattern"
          actions={
            <>
              <Button label="Cancel" />
              <Button label="Add" primary />
            </>
          }
        >
          <Field label="Pattern" value="**/Raw/**" />
        </Dialog>
      </Row>
    </Figure>
  );
}
