import { Accordion } from '@site/components/screen/containers.tsx';
import { Field } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { SaveSettings, SettingsPage } from '@site/components/screen/pages.tsx';

/** The settings that say how many jobs of a queue run at the same time. */
export default function JobConcurrency() {
  return (
    <Figure alt="In the settings, the section Job Settings has a number for each queue, such as Generate Thumbnails concurrency. Save is at its end.">
      <SettingsPage>
        <Accordion title="Job Settings" help="Manage job concurrency">
          <Field label="Generate Thumbnails concurrency" value="3" mark={2} />
          <Field label="Smart Search concurrency" value="2" />
          <Field label="Face detection concurrency" value="2" />
          <SaveSettings mark={3} />
        </Accordion>
      </SettingsPage>
    </Figure>
  );
}
