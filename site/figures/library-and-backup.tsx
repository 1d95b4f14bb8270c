import { ListRow, Progress } from '@site/components/screen/containers.tsx';
import { IconButton, Label, Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Phone } from '@site/components/screen/Phone.tsx';
import { Photos } from '@site/components/screen/photos.tsx';
import { WebApp } from '@site/components/screen/Window.tsx';

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
