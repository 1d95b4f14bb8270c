import { Card } from '@site/components/screen/containers.tsx';
import { Button, Checkbox, Field, Label, Line, Radio } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { People } from '@site/components/screen/photos.tsx';

/** The search filters of the web app. */
export default function SearchFilters() {
  return (
    <Figure alt="The search options have people, the search types Context, File name or extension and Description, fields for the place, the camera, and the dates, choices of media type and display options, and the buttons Clear all and Search.">
      <Card title="Search options">
        <Label label="People" />
        <People names={['Anna', 'Ben', 'Chris']} />
        <Line>
          <Label label="Search type" />
          <Radio label="Context" on />
          <Radio label="File name or extension" />
          <Radio label="Description" />
        </Line>
        <Field placeholder="Sunrise on the beach" />
        <Line>
          <Field label="Country" list />
          <Field label="State" list />
          <Field label="City" list />
        </Line>
        <Line>
          <Field label="Make" list />
          <Field label="Model" list />
        </Line>
        <Line>
          <Field label="Start date" />
          <Field label="End date" />
        </Line>
        <Line>
          <Label label="Media type" />
          <Radio label="All" on />
          <Radio label="Image" />
          <Radio label="Video" />
        </Line>
        <Line>
          <Label label="Display options" />
          <Checkbox label="Not in any album" />
          <Checkbox label="In archive" />
          <Checkbox label="Favorites" />
        </Line>
        <Line end>
          <Button label="Clear all" />
          <Button label="Search" primary />
        </Line>
      </Card>
    </Figure>
  );
}
