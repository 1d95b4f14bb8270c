import { Button, Field, Figure, Phone, Row } from '@site/components/screen/index.ts';

/** The mobile app asks for the server first, then for the account. */
export default function AppSignIn() {
  return (
    <Figure alt="The first screen of the mobile app has the field Server Endpoint URL and the button Next. The second one has the fields Email and Password and the button Login.">
      <Row>
        <Phone>
          <Field label="Server Endpoint URL" value="http://192.168.1.10:2283" mark={2} />
          <Button label="Next" primary />
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
