import {
  Button,
  Card,
  Checkbox,
  Field,
  Figure,
  Label,
  Line,
  People,
} from '@site/components/screen/index.ts';

/** The search filters of the web app. */
export default function SearchFilters() {
  return (
    <Figure alt="The search options have people, the search types Context, File name or extension and Description, fields for tags, place, camera and dates, choices of media type and display options, and the buttons Clear all and Search.">
      <Card title="Search options">
        <Label label="People" />
        <People names={['Anna', 'Ben', 'Chris']} />
        <Line>
          <Label label="Search type" />
          <Checkbox label="Context" on />
          <Checkbox label="File name or extension" />
          <Checkbox label="Description" />
        </Line>
        <Field placeholder="Sunrise on the beach" />
        <Field label="Tags" list />
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
          <Checkbox label="All" on />
          <Checkbox label="Image" />
          <Checkbox label="Video" />
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
