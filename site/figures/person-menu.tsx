import { Card, Menu, MenuItem } from '@site/components/screen/containers.tsx';
import { IconButton, Line } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';
import { People, Photos } from '@site/components/screen/photos.tsx';

/** The page of a person with its menu. */
export default function PersonMenu() {
  return (
    <Figure alt="The page of a person shows the face, the name and the photos. The menu with three dots at the top right has Select featured photo, Hide person, Set date of birth, Merge people and Favorite.">
      <Row>
        <Card>
          <Line end>
            <IconButton icon="more" />
          </Line>
          <People names={['Anna']} />
          <Photos count={4} />
        </Card>
        <Menu>
          <MenuItem label="Select featured photo" icon="photos" />
          <MenuItem label="Hide person" icon="eye" />
          <MenuItem label="Set date of birth" icon="calendar" />
          <MenuItem label="Merge people" icon="merge" />
          <MenuItem label="Favorite" icon="heart" />
        </Menu>
      </Row>
    </Figure>
  );
}
