import { Card } from '@site/components/screen/containers.tsx';
import { Button, Field, Line } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';

/** The first page of a new server, and the form for the account of the administrator. */
export default function RegisterAdmin() {
  return (
    <Figure alt="A new server shows Welcome to Immich and the button Getting Started. It opens the form Admin Registration with fields for email, password, the password again, and a name, and the button Sign up.">
      <Row>
        <Card title="Welcome to Immich">
          <Line>
            <Button label="Getting Started" primary mark={1} />
          </Line>
        </Card>
        <Card title="Admin Registration">
          <Field label="Admin Email" value="alex@example.com" mark={2} />
          <Field label="Admin Password" value="••••••••••••" />
          <Field label="Confirm Admin Password" value="••••••••••••" />
          <Field label="Name" value="Alex" />
          <Line>
            <Button label="Sign up" primary />
          </Line>
        </Card>
      </Row>
    </Figure>
  );
}
