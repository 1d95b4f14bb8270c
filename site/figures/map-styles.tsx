import { Accordion } from '@site/components/screen/containers.tsx';
import { Field, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { SaveSettings, SettingsPage } from '@site/components/screen/pages.tsx';

/** The settings of the map. */
export default function MapStyles() {
  return (
    <Figure alt="In the settings, the section Map & GPS Settings contains the section Map. It has the switch Enable map features and the fields Light style and Dark style. Save is below.">
      <SettingsPage>
        <Accordion title="Map & GPS Settings">
          <Accordion title="Map" mark={1}>
            <Switch label="Enable map features" on />
            <Field
              label="Light style"
              help="URL to a style.json map theme"
              value="https://example.com/day.json"
              mark={2}
            />
            <Field label="Dark style" help="URL to a style.json map theme" />
          </Accordion>
          <SaveSettings mark={3} />
        </Accordion>
      </SettingsPage>
    </Figure>
  );
}
