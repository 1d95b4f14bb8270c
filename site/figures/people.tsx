import { Button } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { People } from '@site/components/screen/photos.tsx';
import { WebApp } from '@site/components/screen/Window.tsx';

/** The page of all people. */
export default function AllPeople() {
  return (
    <Figure alt="The People page of the web app shows a face and a name for each person, and Show and hide people above them. People is in the side bar after you turn it on.">
      <WebApp
        active="People"
        extra={['People']}
        title="People"
        actions={<Button label="Show & hide people" icon="eye" quiet />}
      >
        <People names={['Anna', 'Ben', 'Chris', '']} />
      </WebApp>
    </Figure>
  );
}
