import { Accordion } from '@site/components/screen/containers.tsx';
import { Field, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { SaveSettings, SettingsPage } from '@site/components/screen/pages.tsx';

/** The settings of the automatic database dumps. */
export default function BackupSettings() {
  return (
    <Figure alt="Settings is the third item of the side bar of Administration. Its section Backup Settings has a switch for database backups, a field for the cron expression, a field for the number of backups to keep, and the button Save.">
      <SettingsPage>
        <Accordion title="Backup Settings" help="Manage database backup settings">
          <Switch label="Enable database backups" on />
          <Field label="Cron expression" value="0 02 * * *" />
          <Field label="Amount of previous backups to keep" value="14" />
          <SaveSettings />
        </Accordion>
      </SettingsPage>
    </Figure>
  );
}
