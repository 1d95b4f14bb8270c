import {
  Accordion,
  Administration,
  Button,
  Field,
  Figure,
  Line,
  Switch,
} from '@site/components/screen/index.ts';

/** The settings of the map. */
export default function MapStyles() {
  return (
    <Figure alt="In the settings of Administration, the section Map & GPS Settings contains the section Map. It has the switch Enable map features and the fields Light style and Dark style. Save is below.">
      <Administration active="Settings" marks={{ Settings: 1 }}>
        <Accordion title="Map & GPS Settings">
          <Accordion title="Map" help="Manage map settings">
            <Switch label="Enable map features" on />
            <Field
              label="Light style"
              help="URL to a style.json map theme"
              value="https://tiles.immich.cloud/v1/style/light.json"
              mark={2}
            />
            <Field
              label="Dark style"
              help="URL to a style.json map theme"
              value="https://tiles.immich.cloud/v1/style/dark.json"
            />
          </Accordion>
          <Line end>
            <Button label="Save" primary mark={3} />
          </Line>
        </Accordion>
      </Administration>
    </Figure>
  );
}
