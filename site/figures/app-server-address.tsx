import { Button, Field, Figure, Line, Phone, Row } from '@site/components/screen/index.ts';

/** The two screens of the mobile app before the first sign-in. */
export default function AppServerAddress() {
  return (
    <Figure alt="The first screen of the mobile app has the field Server Endpoint URL and the button Next. The second has fields for email and password, and the button Login.">
      <Row>
        <Phone>
          <Field label="Server Endpoint URL" value="http://192.168.1.10:2283" mark={2} />
          <Line end>
            <Button label="Next" primary />
          </Line>
        </Phone>
        <Phone>
          <Field label="Email" value="alex@example.com" mark={3} />
          <Field label="Password" value="••••••••••••" />
          <Line end>
            <Button label="Login" primary />
          </Line>
        </Phone>
      </Row>
    </Figure>
  );
}
