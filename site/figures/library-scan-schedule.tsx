import { Accordion } from '@site/components/screen/containers.tsx';
import { Field, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';

/** The settings of external libraries: watching and the schedule of scans. */
export default function LibraryScanSchedule() {
  return (
    <Figure alt="The section External Library of the settings has the parts Library watching and Periodic Scanning. Periodic Scanning has a switch, presets, and a field for a cron expression.">
      <Accordion title="External Library" help="Manage external library settings">
        <Accordion
          title="Library watching (EXPERIMENTAL)"
          help="Automatically watch for changed files"
        />
        <Accordion title="Periodic Scanning" help="Configure periodic library scanning">
          <Switch label="Enable periodic library scanning" on />
          <Field label="Cron expression presets" option="Every night at midnight" />
          <Field label="Cron expression" value="0 0 * * *" />
        </Accordion>
      </Accordion>
    </Figure>
  );
}
