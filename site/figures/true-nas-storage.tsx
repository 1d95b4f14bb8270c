import {
  Accordion,
  Button,
  Card,
  Field,
  Figure,
  Line,
  Window,
} from '@site/components/screen/index.ts';

/** The storage section of the app form in TrueNAS. */
export default function TrueNasStorage() {
  return (
    <Figure
      product="TrueNAS"
      alt="In the section Storage Configuration, each storage, such as Immich Library Storage and Postgres Data Storage, has the type Host Path and the path of a separate dataset. Install is at the end of the form."
    >
      <Window brand="TrueNAS" sideBar={[{ label: 'Apps', icon: 'library' }]} active="Apps">
        <Card title="Storage Configuration">
          <Accordion title="Immich Library Storage">
            <Field option="Host Path" mark={1} />
            <Field value="/mnt/tank/immich/library" mark={2} />
          </Accordion>
          <Accordion title="Immich Uploads Storage" />
          <Accordion title="Immich Thumbs Storage" />
          <Accordion title="Immich Profile Storage" />
          <Accordion title="Immich Video Storage" />
          <Accordion title="Immich Backups Storage" />
          <Accordion title="Postgres Data Storage" />
        </Card>
        <Line end>
          <Button label="Install" primary />
        </Line>
      </Window>
    </Figure>
  );
}
