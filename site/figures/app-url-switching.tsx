import { Card } from '@site/components/screen/containers.tsx';
import { Button, Field, Sample, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Phone } from '@site/components/screen/Phone.tsx';

/** The networking settings of the app. */
export default function AppUrlSwitching() {
  return (
    <Figure alt="Networking has the switch Automatic URL switching, the card Local network with the name of the Wi-Fi and a server address, and the card External network with a list of addresses and Add endpoint.">
      <Phone back title="Networking">
        <Switch label="Automatic URL switching" on mark={1} />
        <Card title="Local network">
          <Field label="WiFi Name" value="Home" mark={2} />
          <Field label="Server Endpoint" value="http://192.168.1.10:2283" />
        </Card>
        <Card title="External network">
          <Sample value="https://immich.example.com" mark={3} />
          <Button label="Add endpoint" icon="plus" />
        </Card>
      </Phone>
    </Figure>
  );
}
