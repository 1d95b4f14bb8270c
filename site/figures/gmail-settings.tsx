import {
  Accordion,
  Administration,
  Button,
  Field,
  Figure,
  Line,
  Switch,
} from '@site/components/screen/index.ts';

/** The settings of the mail server, filled in for Gmail. */
export default function GmailSettings() {
  return (
    <Figure alt="The Email section of Notification Settings with the values for Gmail: host smtp.gmail.com, port 587, the Gmail address as username, and the app password. Send test email and save is at its end.">
      <Administration active="Settings" title="System Settings">
        <Accordion
          title="Notification Settings"
          help="Manage notification settings, including email"
        >
          <Accordion title="Email" mark={1}>
            <Switch label="Enable email notifications" on />
            <Field label="Host" value="smtp.gmail.com" mark={2} />
            <Field label="Port" value="587" />
            <Field label="Username" value="me@gmail.com" />
            <Field label="Password" value="••••••••••••••••" />
            <Switch label="Ignore certificate errors" />
            <Field label="From address" value="Immich <me@gmail.com>" />
            <Line>
              <Button label="Send test email and save" mark={3} />
            </Line>
          </Accordion>
        </Accordion>
      </Administration>
    </Figure>
  );
}
