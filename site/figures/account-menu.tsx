import { Card } from '@site/components/screen/containers.tsx';
import { Button, Line, Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Photos } from '@site/components/screen/photos.tsx';
import { WebApp } from '@site/components/screen/Window.tsx';

/** The menu of the user's avatar. */
export default function AccountMenu() {
  return (
    <Figure alt="Your avatar is at the top right of the web app. Its menu shows your name, and the buttons Account Settings and Sign Out.">
      <WebApp active="Photos" avatarMark={1}>
        <Line end>
          <Card>
            <Sample value="Alex" />
            <Button label="Account Settings" icon="settings" mark={2} />
            <Button label="Sign Out" />
          </Card>
        </Line>
        <Sample value="Monday, March 24" />
        <Photos count={4} />
      </WebApp>
    </Figure>
  );
}
