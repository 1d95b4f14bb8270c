import { Button, Field, IconButton, Line } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';
import { Phone } from '@site/components/screen/Phone.tsx';

/** The two screens of the mobile app before the first sign-in. */
export default function AppServerAddress() {
  return (
    <Figure alt="The first screen of the mobile app has the field Server Endpoint URL and, below it at the right, a gear and the button Next. The second has fields for email and password, and the button Login at the bottom.">
      <Row>
        <Phone>
          <Field label="Server Endpoint URL" value="http://192.168.1.10:2283" mark={2} />
          <Line end>
            <IconButton icon="settings" />
            <Button label="Next" primary />
          </Line>
        </Phone>
        <Phone>
          <Field label="Email" value="alex@example.com" mark={3} />
          <Field label="Password" value="••••••••••••" />
          <Button label="Login" primary />
        </Phone>
      </Row>
    </Figure>
  );
}
