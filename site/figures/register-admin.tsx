import { Button, Card, Field, Figure, Label, Row } from '@site/components/screen/index.ts';

/** The two pages of a new server: the greeting, and the form for the first account. */
export default function RegisterAdmin() {
  return (
    <Figure alt="A new server greets you with the button Getting Started. It opens the form Admin Registration with fields for email, password, the password again, and name, and the button Sign up.">
      <Row>
        <Card>
          <Label label="Welcome to Immich" />
          <Button label="Getting Started" primary mark={2} />
        </Card>
        <Card title="Admin Registration">
          <Field label="Admin Email" value="alex@example.com" mark={3} />
          <Field label="Admin Password" value="••••••••••••" />
          <Field label="Confirm Admin Password" value="••••••••••••" />
          <Field label="Name" value="Alex" />
          <Button label="Sign up" primary />
        </Card>
      </Row>
    </Figure>
  );
}
