import { Accordion } from '@site/components/screen/containers.tsx';
import { Button, Field, Line, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Administration } from '@site/components/screen/Window.tsx';

/** The settings that let a GPU convert videos. */
export default function TranscodingHardware() {
  return (
    <Figure alt="In the settings, the section Video Transcoding Settings contains Hardware Acceleration, with the Acceleration API as its first setting, a switch for hardware decoding, and Save.">
      <Administration active="Settings" title="System Settings">
        <Accordion title="Video Transcoding Settings">
          <Accordion title="Hardware Acceleration">
            <Field label="Acceleration API" option="NVENC (requires NVIDIA GPU)" mark={4} />
            <Switch label="Hardware decoding" mark={5} />
          </Accordion>
          <Line end>
            <Button label="Reset" />
            <Button label="Save" primary />
          </Line>
        </Accordion>
      </Administration>
    </Figure>
  );
}
