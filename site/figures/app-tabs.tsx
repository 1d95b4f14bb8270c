import { ListRow } from '@site/components/screen/containers.tsx';
import { Button, Line } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Phone } from '@site/components/screen/Phone.tsx';

/** The tabs of the app, with Library open. */
export default function AppTabs() {
  return (
    <Figure alt="The app has the tabs Photos, Search, Albums and Library. Library leads to favorites, the archive, shared links, the trash, people, places, photos on this device, folders and partners.">
      <Phone tab="Library">
        <Line>
          <Button label="Favorites" icon="heart" quiet />
          <Button label="Archived" icon="archive" quiet />
        </Line>
        <Line>
          <Button label="Shared links" icon="link" quiet />
          <Button label="Trash" icon="trash" quiet />
        </Line>
        <ListRow icon="people" label="People" />
        <ListRow icon="pin" label="Places" />
        <ListRow icon="photos" label="On this device" />
        <ListRow icon="folder" label="Folders" />
        <ListRow icon="people" label="Partners" />
      </Phone>
    </Figure>
  );
}
