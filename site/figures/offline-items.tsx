import { Button, IconButton, Line } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { TrashPage } from '@site/components/screen/pages.tsx';
import { Photos } from '@site/components/screen/photos.tsx';

/** The trash of the web app with one item selected, and the button that can delete its file. */
export default function OfflineItems() {
  return (
    <Figure alt="The trash of the web app, the last item of the side bar, has Empty trash and Restore all above the photos. With an item selected, Permanently delete and Restore appear.">
      <TrashPage>
        <Line>
          <IconButton icon="close" />
          <Button label="Permanently delete" icon="trash" />
          <Button label="Restore" icon="restore" />
        </Line>
        <Photos count={4} selected={[1]} />
      </TrashPage>
    </Figure>
  );
}
