import { Card } from '@site/components/screen/containers.tsx';
import { Button, Field, Line, Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Window } from '@site/components/screen/Window.tsx';

/** The environment variables of a Portainer stack, as text and as fields. */
export default function PortainerVariables() {
  return (
    <Figure
      product="Portainer"
      alt="Below the editor, Environment variables has the button Advanced mode, which shows all variables as text, and then Simple mode, which shows one field for each. Deploy the stack is below them."
    >
      <Window brand="Portainer" sideBar={[{ label: 'Stacks', icon: 'library' }]} active="Stacks">
        <Card title="Environment variables">
          <Line>
            <Button label="Advanced mode" icon="edit" mark={1} />
            <Button label="Simple mode" icon="menu" mark={2} />
          </Line>
          <Sample code value="UPLOAD_LOCATION" />
          <Field value="/srv/immich/library" />
          <Sample code value="DB_DATA_LOCATION" />
          <Field value="/srv/immich/postgres" />
          <Sample code value="TZ" />
          <Field value="Europe/Berlin" />
        </Card>
        <Line>
          <Button label="Deploy the stack" primary mark={3} />
        </Line>
      </Window>
    </Figure>
  );
}
