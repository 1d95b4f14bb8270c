import { Dialog, ListRow } from '@site/components/screen/containers.tsx';
import { Button, Field, IconButton } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Administration } from '@site/components/screen/Window.tsx';

/** The form that changes a user. */
export default function EditUser() {
  return (
    <Figure alt="The pencil icon in the row of a user opens a form for the email, the name, the quota and the storage label, with the buttons Reset password and Confirm.">
      <Administration active="Users" title="User Management">
        <ListRow value="Sam" detail="sam@example.com">
          <IconButton icon="edit" mark={1} />
          <IconButton icon="trash" />
        </ListRow>
        <Dialog
          title="Edit user"
          actions={
            <>
              <Button label="Reset password" />
              <Button label="Confirm" primary mark={2} />
            </>
          }
        >
          <Field label="Email" value="sam@example.com" />
          <Field label="Name" value="Sam" />
          <Field label="Quota Size (GiB)" value="200" help="Note: Enter 0 for unlimited quota" />
          <Field label="Storage label" value="sam" />
        </Dialog>
      </Administration>
    </Figure>
  );
}
