import { Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Photos } from '@site/components/screen/photos.tsx';
import { WebApp } from '@site/components/screen/Window.tsx';

/** The web app with its button for uploads, and the timeline. */
export default function FirstUpload() {
  return (
    <Figure alt="Upload is at the right end of the top bar of the web app, before the avatar. The uploaded photo appears in the timeline under Photos.">
      <WebApp active="Photos" uploadMark={1}>
        <Sample value="Monday, March 24" />
        <Photos count={1} marks={{ 0: 2 }} />
      </WebApp>
    </Figure>
  );
}
