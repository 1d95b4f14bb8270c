import { Accordion, ListRow } from '@site/components/screen/containers.tsx';
import { Button, Field, Line } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Window } from '@site/components/screen/Window.tsx';

/** The storage section of the app form in TrueNAS. */
export default function TrueNasStorage() {
  return (
    <Figure
      product="TrueNAS"
      alt="In the section Storage Configuration, each storage, such as Immich Library Storage and Postgres Data Storage, has the type Host Path and the path of a separate dataset. Install is at the end of the form."
    >
      <Window
        brand="TrueNAS"
        sideBar={[{ label: 'Apps', icon: 'library' }]}
        active="Apps"
        title="Storage Configuration"
      >
        <Accordion title="Immich Library Storage">
          <Field option="Host Path" mark={1} />
          <Field value="/mnt/tank/immich/library" mark={2} />
        </Accordion>
        <ListRow icon="chevron-right" label="Immich Uploads Storage" />
        <ListRow icon="chevron-right" label="Immich Thumbs Storage" />
        <ListRow icon="chevron-right" label="Immich Profile Storage" />
        <ListRow icon="chevron-right" label="Immich Video Storage" />
        <ListRow icon="chevron-right" label="Immich Backups Storage" />
        <ListRow icon="chevron-right" label="Postgres Data Storage" />
        <Line end>
          <Button label="Install" primary />
        </Line>
      </Window>
    </Figure>
  );
}
