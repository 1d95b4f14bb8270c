import { Accordion } from '@site/components/screen/containers.tsx';
import { Button, Field, IconButton, Line, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { SaveSettings, SettingsPage } from '@site/components/screen/pages.tsx';

/** The list of machine learning servers. */
export default function MachineLearningUrl() {
  return (
    <Figure alt="In the settings, the section Machine Learning Settings has a list of URLs with the remote one first and the local one second, the button Add URL, and Save.">
      <SettingsPage>
        <Accordion title="Machine Learning Settings" mark={1}>
          <Switch label="Enable machine learning" on />
          <Line>
            <Field label="URL" value="http://192.168.1.20:3003" />
            <IconButton icon="trash" />
          </Line>
          <Line>
            <Field value="http://immich-machine-learning:3003" />
            <IconButton icon="trash" />
          </Line>
          <Line>
            <Button label="Add URL" icon="plus" mark={2} />
          </Line>
          <SaveSettings mark={3} />
        </Accordion>
      </SettingsPage>
    </Figure>
  );
}
