import { Accordion } from '@site/components/screen/containers.tsx';
import { Field, Label, Sample, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { SaveSettings, SettingsPage } from '@site/components/screen/pages.tsx';

/** The settings of the storage template, with a preset and the path that results. */
export default function StorageTemplateSettings() {
  return (
    <Figure alt="The section Storage Template of the settings. From top to bottom: a switch for the template, a switch for hash verification, a preview of the path of an original, a list of presets, a field for the template, and the button Save.">
      <SettingsPage>
        <Accordion title="Storage Template">
          <Switch label="Enable storage template engine" on mark={1} />
          <Switch label="Hash verification enabled" on />
          <Label label="Preview" />
          <Sample value="UPLOAD_LOCATION/library/admin/2025/2025-03-24/IMG_0001.jpg" code />
          <Field label="Preset" value="2025/2025-03-24/IMG_0001" list mark={2} />
          <Field label="Template" value="{{y}}/{{y}}-{{MM}}-{{dd}}/{{filename}}" />
          <SaveSettings mark={3} />
        </Accordion>
      </SettingsPage>
    </Figure>
  );
}
