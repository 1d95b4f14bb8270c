import { Accordion } from '@site/components/screen/containers.tsx';
import { Button, Field, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { SaveSettings, SettingsPage } from '@site/components/screen/pages.tsx';

/** The page of the settings, with one section open. */
export default function SystemSettingsPage() {
  return (
    <Figure alt="Settings is the third item of the side bar of Administration. Above the sections are buttons to copy all settings, export them and import them. Each section has Reset to default, Reset and Save at its end.">
      <SettingsPage
        actions={
          <>
            <Button label="Copy to Clipboard" icon="copy" quiet />
            <Button label="Export as JSON" icon="download" quiet />
            <Button label="Import from JSON" icon="upload" quiet />
          </>
        }
      >
        <Accordion title="Authentication Settings" />
        <Accordion title="Backup Settings" mark={1}>
          <Switch label="Enable database backups" on />
          <Field label="Cron expression" value="0 02 * * *" />
          <Field label="Amount of previous backups to keep" value="14" />
          <SaveSettings mark={2}>
            <Button label="Reset to default" quiet />
          </SaveSettings>
        </Accordion>
        <Accordion title="Image Settings" />
      </SettingsPage>
    </Figure>
  );
}
