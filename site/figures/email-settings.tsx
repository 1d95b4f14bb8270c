import { Accordion } from '@site/components/screen/containers.tsx';
import { Button, Field, Line, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { SettingsPage } from '@site/components/screen/pages.tsx';

/** The settings of the mail server, with an example or with the values for Gmail. */
export default function EmailSettings({ gmail = false }: { gmail?: boolean }) {
  return (
    <Figure alt="In the settings, the section Notification Settings contains Email: a switch at the top, then fields such as host, port, username, and password, and the button Send test email and save at the end.">
      <SettingsPage>
        <Accordion title="Notification Settings">
          <Accordion title="Email" mark={1}>
            <Switch label="Enable email notifications" on mark={2} />
            <Field label="Host" value={gmail ? 'smtp.gmail.com' : 'smtp.example.com'} mark={3} />
            <Field label="Port" value="587" />
            <Field label="Username" value={gmail ? 'me@gmail.com' : 'immich@example.com'} />
            <Field label="Password" value="••••••••••••" />
            <Line>
              <Button label="Send test email and save" mark={4} />
            </Line>
          </Accordion>
        </Accordion>
      </SettingsPage>
    </Figure>
  );
}
