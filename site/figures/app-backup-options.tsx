import { ListRow } from '@site/components/screen/containers.tsx';
import { Button, Switch } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';
import { Phone } from '@site/components/screen/Phone.tsx';

/** The backup options of the app, with the background service off and on. */
export default function AppBackupOptions() {
  return (
    <Figure alt="Backup options says whether foreground and background backup are on, each with a button. While the background service is on, the switches Only on WiFi and Only while charging are below it.">
      <Row>
        <Phone back title="Backup options">
          <ListRow icon="cloud" label="Automatic foreground backup is off">
            <Button label="Turn on foreground backup" />
          </ListRow>
          <ListRow icon="refresh" label="Automatic background backup is off">
            <Button label="Turn on background service" />
          </ListRow>
        </Phone>
        <Phone back title="Backup options">
          <ListRow icon="refresh" label="Automatic background backup is on" />
          <Switch label="Only on WiFi" on />
          <Switch label="Only while charging" />
          <Button label="Turn off background service" />
        </Phone>
      </Row>
    </Figure>
  );
}
