import { Dialog, ListRow } from '@site/components/screen/containers.tsx';
import { Button, Checkbox, IconButton } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Administration } from '@site/components/screen/Window.tsx';

/** The dialog that deletes a user, and the deleted user in the list. */
export default function DeleteUser() {
  return (
    <Figure alt="The trash icon in the row of a user opens a dialog with a checkbox for immediate deletion. A deleted user stays in the list with an icon to restore the account.">
      <Administration active="Users" title="User Management">
        <ListRow value="Sam" detail="sam@example.com">
          <IconButton icon="edit" />
          <IconButton icon="trash" mark={1} />
        </ListRow>
        <ListRow value="Kim" detail="kim@example.com">
          <IconButton icon="restore" mark={3} />
        </ListRow>
        <Dialog
          title="Delete user"
          actions={
            <>
              <Button label="Cancel" />
              <Button label="Delete" primary mark={2} />
            </>
          }
        >
          <Checkbox label="Queue user and assets for immediate deletion" />
        </Dialog>
      </Administration>
    </Figure>
  );
}
