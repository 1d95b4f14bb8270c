import {
  Button,
  Figure,
  IconButton,
  Line,
  ListRow,
  Phone,
  Photos,
  Row,
  Sample,
} from '@site/components/screen/index.ts';

/** The cloud icon of the mobile app, and the backup page that it opens. */
export default function FirstBackup() {
  return (
    <Figure alt="The cloud icon is at the top right of the tab Photos. The backup page has the button Select next to Backup Albums, then the counters Total, Backup and Remainder, and at the bottom the button Start Backup.">
      <Row>
        <Phone tab="Photos" actions={<IconButton icon="backup" mark={1} />}>
          <Photos count={9} />
        </Phone>
        <Phone title="Backup" back>
          <ListRow label="Backup Albums" detail="Camera">
            <Button label="Select" mark={2} />
          </ListRow>
          <ListRow label="Total">
            <Sample value="120" />
          </ListRow>
          <ListRow label="Backup">
            <Sample value="0" />
          </ListRow>
          <ListRow label="Remainder">
            <Sample value="120" mark={4} />
          </ListRow>
          <Line>
            <Button label="Start Backup" primary mark={3} />
          </Line>
        </Phone>
      </Row>
    </Figure>
  );
}
