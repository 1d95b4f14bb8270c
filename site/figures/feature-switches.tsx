import { Accordion, Card } from '@site/components/screen/containers.tsx';
import { Button, Line, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';

/** The switches of a feature in the account settings. */
export default function FeatureSwitches() {
  return (
    <Figure alt="The section Features of the account settings, with Folders open: the switches Enable and Sidebar, then Save.">
      <Accordion title="Features" help="Manage the app features">
        <Accordion title="Folders">
          <Card>
            <Switch label="Enable" on mark={1} />
          </Card>
          <Card>
            <Switch label="Sidebar" on mark={2} />
          </Card>
        </Accordion>
        <Line end>
          <Button label="Save" primary mark={3} />
        </Line>
      </Accordion>
    </Figure>
  );
}
