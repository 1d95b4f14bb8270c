import { Figure } from '@site/components/screen/Figure.tsx';
import { Phone } from '@site/components/screen/Phone.tsx';
import { Photos } from '@site/components/screen/photos.tsx';

/** The icons that say where a photo is. */
export default function StorageIndicators() {
  return (
    <Figure alt="Three photos in the app, each with an icon in its corner: a crossed-out cloud, a cloud with a check mark, and a plain cloud.">
      <Phone tab="Photos">
        <Photos
          count={3}
          indicators={[{ icon: 'cloud-off' }, { icon: 'cloud-check' }, { icon: 'cloud' }]}
        />
      </Phone>
    </Figure>
  );
}
