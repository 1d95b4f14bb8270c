import { Card } from '@site/components/screen/containers.tsx';
import { Button, Line, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';

/** The last step of the questions after the first sign-in. */
export default function OnboardingStorageTemplate() {
  return (
    <Figure alt="The last of the questions after the first sign-in is called Storage Template. It has the switch for the storage template, which is off, and the button Done.">
      <Card title="Storage Template">
        <Switch label="Enable storage template engine" />
        <Line end>
          <Button label="Done" primary />
        </Line>
      </Card>
    </Figure>
  );
}
