import {
  Button,
  Field,
  Figure,
  IconButton,
  Line,
  Phone,
  Row,
} from '@site/components/screen/index.ts';

/** The sign-in screens of the app. */
export default function AppSignIn() {
  return (
    <Figure alt="The first screen of the app has the field Server Endpoint URL, a gear and the button Next. The second one has the fields Email and Password and the button Login.">
      <Row>
        <Phone>
          <Field label="Server Endpoint URL" value="http://192.168.1.10:2283" mark={1} />
          <Line end>
            <IconButton icon="settings" />
            <Button label="Next" primary />
          </Line>
        </Phone>
        <Phone>
          <Field label="Email" value="alex@example.com" mark={2} />
          <Field label="Password" value="••••••••" />
          <Button label="Login" primary />
        </Phone>
      </Row>
    </Figure>
  );
}
