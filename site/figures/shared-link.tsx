import { Dialog } from '@site/components/screen/containers.tsx';
import { Button, Field, Switch } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';

/** The form of a shared link. */
export default function SharedLink() {
  return (
    <Figure alt="The dialog of a shared link has fields for a description and a password, switches for metadata, download and upload, a list of expiry times, and the button Create link.">
      <Dialog title="Create link to share" actions={<Button label="Create link" primary />}>
        <Field label="Description" />
        <Field label="Password" />
        <Switch label="Show metadata" on />
        <Switch label="Allow public user to download" on />
        <Switch label="Allow public user to upload" />
        <Field label="Expire after" option="Never" />
      </Dialog>
    </Figure>
  );
}
