import { Dialog } from '@site/components/screen/containers.tsx';
import { Button, Checkbox, Field } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Administration } from '@site/components/screen/Window.tsx';

/** The form that creates a user. */
export default function CreateUser() {
  return (
    <Figure alt="Users is the first item of the side bar of Administration. Create user, at the top right of the page, opens a form with fields for the email, the password, the password again, the name, and the quota, and the button Create at the bottom right.">
      <Administration
        active="Users"
        title="User Management"
        actions={<Button label="Create user" icon="plus" quiet mark={1} />}
      >
        <Dialog
          title="Create new user"
          actions={
            <>
              <Button label="Cancel" />
              <Button label="Create" primary mark={3} />
            </>
          }
        >
          <Field label="Email" value="sam@example.com" mark={2} />
          <Checkbox label="Send welcome email" on />
          <Field label="Password" value="••••••••" />
          <Field label="Confirm password" value="••••••••" />
          <Field label="Name" value="Sam" />
          <Field label="Quota Size (GiB)" value="200" />
        </Dialog>
      </Administration>
    </Figure>
  );
}
