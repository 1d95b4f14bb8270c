import { Accordion } from '@site/components/screen/containers.tsx';
import { Field, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { SaveSettings, SettingsPage } from '@site/components/screen/pages.tsx';

/** The settings that let a GPU convert videos. */
export default function TranscodingHardware() {
  return (
    <Figure alt="In the settings, the section Video Transcoding Settings contains Hardware Acceleration, with the Acceleration API as its first setting, a switch for hardware decoding, and Save.">
      <SettingsPage>
        <Accordion title="Video Transcoding Settings">
          <Accordion title="Hardware Acceleration">
            <Field label="Acceleration API" option="NVENC (requires NVIDIA GPU)" mark={4} />
            <Switch label="Hardware decoding" mark={5} />
          </Accordion>
          <SaveSettings />
        </Accordion>
      </SettingsPage>
    </Figure>
  );
}
