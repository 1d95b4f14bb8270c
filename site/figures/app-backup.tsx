import { ListRow } from '@site/components/screen/containers.tsx';
import { Button, IconButton, Sample } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';
import { Phone } from '@site/components/screen/Phone.tsx';
import { Photos } from '@site/components/screen/photos.tsx';

/** From the cloud icon of the app to the backup page. */
export default function AppBackup() {
  return (
    <Figure alt="The cloud icon is at the top right of the Photos tab. The backup page has a gear at the top right, the button Select at Backup Albums, the counters Total, Backup and Remainder, and Start Backup at the bottom.">
      <Row>
        <Phone tab="Photos" actions={<IconButton icon="backup" mark={1} />}>
          <Photos count={6} />
        </Phone>
        <Phone back title="Backup" actions={<IconButton icon="settings" mark={4} />}>
          <ListRow label="Backup Albums">
            <Button label="Select" mark={2} />
          </ListRow>
          <ListRow label="Total">
            <Sample value="4,210" />
          </ListRow>
          <ListRow label="Backup">
            <Sample value="3,980" />
          </ListRow>
          <ListRow label="Remainder">
            <Sample value="230" />
          </ListRow>
          <Button label="Start Backup" primary mark={3} />
        </Phone>
      </Row>
    </Figure>
  );
}
