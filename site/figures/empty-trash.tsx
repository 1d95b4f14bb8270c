import { Figure } from '@site/components/screen/Figure.tsx';
import { TrashPage } from '@site/components/screen/pages.tsx';
import { Photos } from '@site/components/screen/photos.tsx';

/** The trash page, whose buttons restore or delete everything in it. */
export default function EmptyTrash() {
  return (
    <Figure alt="Trash is the last item of the side bar. Above its photos are the buttons Restore all and Empty trash.">
      <TrashPage>
        <Photos count={4} />
      </TrashPage>
    </Figure>
  );
}
