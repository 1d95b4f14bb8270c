import { Dialog, Grid } from '@site/components/screen/containers.tsx';
import { Button, Field, IconButton, Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Administration } from '@site/components/screen/Window.tsx';

/** The list of external libraries, and the dialog that creates one. */
export default function CreateLibrary() {
  return (
    <Figure alt="External Libraries is the fourth item of the side bar of Administration. Create Library is above the list of libraries, next to Scan All Libraries, and opens a dialog for the owner. Each library in the list has a menu with three dots.">
      <Administration
        active="External Libraries"
        marks={{ 'External Libraries': 1 }}
        title="External Library Management"
        actions={
          <>
            <Button label="Scan All Libraries" icon="refresh" quiet />
            <Button label="Create Library" icon="plus" quiet mark={2} />
          </>
        }
      >
        <Dialog
          title="Select library owner"
          actions={
            <>
              <Button label="Cancel" />
              <Button label="Create" primary />
            </>
          }
        >
          <Field value="Alex" list mark={3} />
        </Dialog>
        <Grid
          columns={['Type', 'Name', 'Owner', 'Assets', 'Size', '']}
          minor={[0, 3, 4]}
          rows={[
            [
              <Sample key="type" value="External" />,
              <Sample key="name" value="Christmas Trip" />,
              <Sample key="owner" value="Alex" />,
              <Sample key="assets" value="412" />,
              <Sample key="size" value="3 GiB" />,
              <IconButton key="menu" icon="more" mark={4} />,
            ],
          ]}
        />
      </Administration>
    </Figure>
  );
}
