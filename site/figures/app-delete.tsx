import { Button } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Phone } from '@site/components/screen/Phone.tsx';
import { Photos } from '@site/components/screen/photos.tsx';

/** The ways to delete in the sheet below selected photos. */
export default function AppDelete() {
  return (
    <Figure alt="With photos selected, the sheet at the bottom of the app offers Delete from device, Delete from Immich and Delete.">
      <Phone>
        <Photos count={6} selected={[1, 2]} />
        <Button label="Delete" icon="trash" />
        <Button label="Delete from Immich" icon="cloud" />
        <Button label="Delete from device" icon="trash" />
      </Phone>
    </Figure>
  );
}
