import { Administration, Button, Dialog, Field, Figure } from '@site/components/screen/index.ts';

/** The dialog that creates another account. */
export default function AddUser() {
  return (
    <Figure alt="Users is the first item of the side bar of Administration. Create user opens the dialog Create new user with fields for email, password, the password again, name, and quota, and the buttons Cancel and Create.">
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
              <Button label="Create" primary />
            </>
          }
        >
          <Field label="Email" value="sam@example.com" mark={2} />
          <Field label="Password" value="••••••••••••" />
          <Field label="Confirm password" value="••••••••••••" />
          <Field label="Name" value="Sam" />
          <Field label="Quota Size (GiB)" value="100" />
        </Dialog>
      </Administration>
    </Figure>
  );
}
