import { Button } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Photos } from '@site/components/screen/photos.tsx';
import { WebApp } from '@site/components/screen/Window.tsx';

/** The trash page, whose buttons restore or delete everything in it. */
export default function EmptyTrash() {
  return (
    <Figure alt="Trash is the last item of the side bar. Above its photos are the buttons Restore all and Empty trash.">
      <WebApp
        active="Trash"
        title="Trash"
        actions={
          <>
            <Button label="Restore all" icon="restore" quiet />
            <Button label="Empty trash" icon="trash" quiet />
          </>
        }
      >
        <Photos count={4} />
      </WebApp>
    </Figure>
  );
}
