import {
  Button,
  Dialog,
  Field,
  Figure,
  Line,
  Sample,
  Window,
} from '@site/components/screen/index.ts';

const SIDE_BAR = [
  { label: 'Project', icon: 'folder', mark: 1 },
  { label: 'Container', icon: 'server' },
  { label: 'Image', icon: 'copy' },
] as const;

/** A new project in Container Manager, and the line to delete from its Compose file. */
export default function SynologyProject() {
  return (
    <Figure
      product="Synology"
      alt="Project in Container Manager has the button Create. The project needs a name and the path docker/immich-app. A later page shows the Compose file, where you delete the line start_interval before you select Next."
    >
      <Window
        brand="Container Manager"
        sideBar={[...SIDE_BAR]}
        active="Project"
        actions={<Button label="Create" icon="plus" />}
      >
        <Field label="Name" value="immich-app" mark={2} />
        <Field label="Path" value="docker/immich-app" mark={3} />
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
