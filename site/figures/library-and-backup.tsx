import {
  Figure,
  IconButton,
  Label,
  ListRow,
  Phone,
  Photos,
  Progress,
  Sample,
  WebApp,
} from '@site/components/screen/index.ts';

/** The timeline of the web app, and the app on a phone that backs up to it. */
export default function LibraryAndBackup() {
  return (
    <Figure alt="The web app shows photos by day, with a side bar for exploring, the map, sharing, albums, the archive and the trash. In front of it, the mobile app backs up the photos of a phone.">
      <div className="home-screens">
        <WebApp active="Photos">
          <Sample value="Sunday, March 23" />
          <Photos count={8} />
          <Sample value="Saturday, March 22" />
          <Photos count={9} />
        </WebApp>
        <Phone tab="Photos" actions={<IconButton icon="backup" />}>
          <Photos count={6} />
          <ListRow label="Backup" help="Backing up your assets…" />
          <Progress share={0.6} />
          <Label label="Automatic background backup is on" muted />
        </Phone>
      </div>
    </Figure>
  );
}
