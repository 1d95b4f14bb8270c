import { ListRow } from '@site/components/screen/containers.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Phone } from '@site/components/screen/Phone.tsx';

/** Included and excluded albums in the app. */
export default function AppBackupAlbums() {
  return (
    <Figure alt="The list Select albums: one album is marked as included, one as excluded, and one has no mark.">
      <Phone back title="Select albums">
        <ListRow icon="check" value="Camera" help="INCLUDED" />
        <ListRow icon="close" value="WhatsApp Images" help="EXCLUDED" />
        <ListRow icon="album" value="Screenshots" />
      </Phone>
    </Figure>
  );
}
