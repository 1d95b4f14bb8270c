import { Accordion } from '@site/components/screen/containers.tsx';
import { Button, Field, Line, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Administration } from '@site/components/screen/Window.tsx';

/** The settings that connect an identity provider. */
export default function OAuthSettings() {
  return (
    <Figure alt="In the settings, the section Authentication Settings contains OAuth and Password Login. OAuth has a switch, then fields for the issuer URL, the client ID and the client secret, and Save at its end.">
      <Administration active="Settings" title="System Settings">
        <Accordion title="Authentication Settings">
          <Accordion title="OAuth" mark={1}>
            <Switch label="Login with OAuth" on mark={2} />
            <Field label="Issuer URL" value="https://auth.example.com" mark={3} />
            <Field label="Client ID" value="immich" />
            <Field label="Client Secret" value="••••••••••••" />
          </Accordion>
          <Accordion title="Password Login" />
          <Line end>
            <Button label="Reset" />
            <Button label="Save" primary mark={4} />
          </Line>
        </Accordion>
      </Administration>
    </Figure>
  );
}
