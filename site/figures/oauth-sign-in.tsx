import { Button, Dialog, Field, Figure, Label, Window } from '@site/components/screen/index.ts';

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
