import { Menu, MenuItem } from '@site/components/screen/containers.tsx';
import { IconButton, Line, Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Photos } from '@site/components/screen/photos.tsx';
import { WebApp } from '@site/components/screen/Window.tsx';

/** Selected photos in the timeline, and the menu that archives them. */
export default function ArchivePhotos() {
  return (
    <Figure alt="With photos selected in the timeline, the menu with three dots at the top right contains Archive. Archive is also the page in the side bar, above Trash, where the photos are afterward.">
      <WebApp active="Photos" actions={<IconButton icon="more" mark={2} />}>
        <Line end>
          <Menu>
            <MenuItem label="Download" icon="download" />
            <MenuItem label="Change date" icon="calendar" />
            <MenuItem label="Change location" icon="pin" />
            <MenuItem label="Archive" icon="archive" mark={3} />
          </Menu>
        </Line>
        <Sample value="Monday, March 24" />
        <Photos count={4} selected={[1, 2]} marks={{ 1: 1 }} />
      </WebApp>
    </Figure>
  );
}
