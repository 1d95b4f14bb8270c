import { Dialog } from '@site/components/screen/containers.tsx';
import { Button, Field, Line, Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Window } from '@site/components/screen/Window.tsx';

/** A new project in Container Manager, and the line to delete from its Compose file. */
export default function SynologyProject() {
  return (
    <Figure
      product="Synology Container Manager"
      alt="Project in Container Manager has the button Create. The project needs a name and the path docker/immich-app, and OK accepts the existing Compose file. The next page shows the Compose file, where you delete the line start_interval before you select Next."
    >
      <Window
        brand="Container Manager"
        sideBar={[
          { label: 'Project', icon: 'folder' },
          { label: 'Container', icon: 'server' },
          { label: 'Image', icon: 'copy' },
        ]}
        active="Project"
        actions={<Button label="Create" icon="plus" mark={1} />}
      >
        <Field label="Name" value="immich-app" mark={2} />
        <Field label="Path" value="docker/immich-app" mark={3} />
        <Line end>
          <Button label="OK" mark={4} />
        </Line>
        <Dialog>
          <Sample code value="healthcheck:" />
          <Sample code value={'\u00a0\u00a0interval: 5m'} />
          <Sample code value={'\u00a0\u00a0start_interval: 30s'} mark={5} />
          <Line end>
            <Button label="Next" primary />
          </Line>
        </Dialog>
      </Window>
    </Figure>
  );
}
