import {
  Accordion,
  Administration,
  Button,
  Field,
  Figure,
  Line,
  Switch,
} from '@site/components/screen/index.ts';

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
