import { Dialog } from '@site/components/screen/containers.tsx';
import { Button, Field, Label } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Window } from '@site/components/screen/Window.tsx';

/** The sign-in page once OAuth is on. */
export default function OAuthSignIn() {
  return (
    <Figure alt="The sign-in page has fields for email and password, a Login button, and below it the button Login with OAuth.">
      <Window>
        <Dialog title="Login">
          <Field label="Email" />
          <Field label="Password" />
          <Button label="Login" primary />
          <Label label="or" muted />
          <Button label="Login with OAuth" mark={5} />
        </Dialog>
      </Window>
    </Figure>
  );
}
