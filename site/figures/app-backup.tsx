import { ListRow } from '@site/components/screen/containers.tsx';
import { Button, IconButton, Sample } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';
import { Phone } from '@site/components/screen/Phone.tsx';
import { Photos } from '@site/components/screen/photos.tsx';

/** From the cloud icon of the app to the backup page, with an example or before the first backup. */
export default function AppBackup({ first = false }: { first?: boolean }) {
  const total = first ? 120 : 4210;
  const backedUp = first ? 0 : 3980;
  return (
    <Figure alt="The cloud icon is at the top right of the Photos tab. The backup page has a gear at the top right, the button Select at Backup Albums, the counters Total, Backup and Remainder, and Start Backup at the bottom.">
      <Row>
        <Phone tab="Photos" actions={<IconButton icon="backup" mark={1} />}>
          <Photos count={6} />
        </Phone>
        <Phone
          back
          title="Backup"
          actions={<IconButton icon="settings" mark={first ? undefined : 4} />}
        >
          <ListRow label="Backup Albums" detail={first ? 'Camera' : undefined}>
            <Button label="Select" mark={2} />
          </ListRow>
          <ListRow label="Total">
            <Sample value={total.toLocaleString('en')} />
          </ListRow>
          <ListRow label="Backup">
            <Sample value={backedUp.toLocaleString('en')} />
          </ListRow>
          <ListRow label="Remainder">
            <Sample value={(total - backedUp).toLocaleString('en')} mark={first ? 4 : undefined} />
          </ListRow>
          <Button label="Start Backup" primary mark={3} />
        </Phone>
      </Row>
    </Figure>
  );
}
