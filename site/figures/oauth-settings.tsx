import { Accordion } from '@site/components/screen/containers.tsx';
import { Field, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { SaveSettings, SettingsPage } from '@site/components/screen/pages.tsx';

/** The settings that connect an identity provider. */
export default function OAuthSettings() {
  return (
    <Figure alt="In the settings, the section Authentication Settings contains OAuth and Password Login. OAuth has a switch, then fields for the issuer URL, the client ID and the client secret, and Save at its end.">
      <SettingsPage>
        <Accordion title="Authentication Settings">
          <Accordion title="OAuth" mark={1}>
            <Switch label="Login with OAuth" on mark={2} />
            <Field label="Issuer URL" value="https://auth.example.com" mark={3} />
            <Field label="Client ID" value="immich" />
            <Field label="Client Secret" value="••••••••••••" />
          </Accordion>
          <Accordion title="Password Login" />
          <SaveSettings mark={4} />
        </Accordion>
      </SettingsPage>
    </Figure>
  );
}
