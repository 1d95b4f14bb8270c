import { Button, Card, Figure, Line, Switch } from '@site/components/screen/index.ts';

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
