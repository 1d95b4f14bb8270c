import {
  Administration,
  Button,
  Checkbox,
  Dialog,
  Field,
  Figure,
  Grid,
  IconButton,
  Line,
  Sample,
} from '@site/components/screen/index.ts';

/** The list of users, and the form that creates one. */
export default function CreateUser() {
  return (
    <Figure alt="Users is the first item of the side bar of Administration. Create user opens a form for the email, the password, the name and the quota. Each user in the list has a pencil and a trash icon.">
      <Administration
        active="Users"
        title="User Management"
        actions={<Button label="Create user" icon="plus" quiet mark={1} />}
      >
        <Grid
          columns={['Email', 'Name', 'Has quota', 'Action']}
          minor={[1, 2]}
          rows={[
            [
              <Sample key="email" value="anna@example.com" />,
              <Sample key="name" value="Anna" />,
              <Sample key="quota" value="500 GiB" />,
              <Line key="action">
                <IconButton icon="edit" />
                <IconButton icon="trash" />
              </Line>,
            ],
          ]}
        />
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
          <Field label="Quota Size (GiB)" value="200" help="Note: Enter 0 for unlimited quota" />
        </Dialog>
      </Administration>
    </Figure>
  );
}
