import { ListRow } from '@site/components/screen/containers.tsx';
import { Button, Field, Line } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Phone } from '@site/components/screen/Phone.tsx';

/** The search tab of the app. */
export default function AppSearch() {
  return (
    <Figure alt="The Search tab has a field at the top, and below it the filters People, Location, Camera, Date, Media Type and Display Options.">
      <Phone tab="Search" marks={{ Search: 1 }}>
        <Field placeholder="Search your photos" mark={2} />
        <Line>
          <Button label="People" icon="people" />
          <Button label="Location" icon="pin" />
          <Button label="Camera" icon="camera" />
          <Button label="Date" icon="calendar" />
          <Button label="Media Type" icon="video" />
          <Button label="Display Options" icon="eye" />
        </Line>
        <ListRow label="People" />
        <ListRow label="Places" />
      </Phone>
    </Figure>
  );
}
