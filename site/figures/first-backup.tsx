import { ListRow } from '@site/components/screen/containers.tsx';
import { Button, IconButton, Sample } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';
import { Phone } from '@site/components/screen/Phone.tsx';
import { Photos } from '@site/components/screen/photos.tsx';

/** The cloud icon of the mobile app, and the backup page that it opens. */
export default function FirstBackup() {
  return (
    <Figure alt="The cloud icon is at the top right of the tab Photos. The backup page has the button Select next to Backup Albums, then the counters Total, Backup and Remainder, and at the bottom the button Start Backup.">
      <Row>
        <Phone tab="Photos" actions={<IconButton icon="backup" mark={1} />}>
          <Photos count={6} />
        </Phone>
        <Phone back title="Backup" actions={<IconButton icon="settings" />}>
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
          <Button label="Start Backup" primary mark={3} />
        </Phone>
      </Row>
    </Figure>
  );
}
