import { Button, Dialog, Figure, Line, Sample, WebApp } from '@site/components/screen/index.ts';

/** The menu of the user's picture. */
export default function AccountMenu() {
  return (
    <Figure alt="Your picture is at the top right of the web app. Its menu shows your name, and the buttons Account Settings and Sign Out.">
      <WebApp avatarMark={1}>
        <Dialog>
          <Sample value="Alex" />
          <Line>
            <Button label="Account Settings" icon="settings" mark={2} />
            <Button label="Sign Out" />
          </Line>
        </Dialog>
      </WebApp>
    </Figure>
  );
}
