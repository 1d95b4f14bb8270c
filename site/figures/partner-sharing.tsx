import {
  Accordion,
  Button,
  Figure,
  IconButton,
  Line,
  ListRow,
  Switch,
} from '@site/components/screen/index.ts';

/** The section of the account settings with a partner in each direction. */
export default function PartnerSharing() {
  return (
    <Figure alt="The section Partner Sharing of the account settings lists each partner: the X beside a partner ends the access, the switch Show in timeline belongs to a partner who shares with you. Add partner is at the end.">
      <Accordion title="Partner Sharing" help="Manage sharing with partners">
        <ListRow icon="person" value="Anna">
          <IconButton icon="close" />
        </ListRow>
        <Switch label="Show in timeline" on />
        <Line>
          <Button label="Add partner" primary mark={2} />
        </Line>
      </Accordion>
    </Figure>
  );
}
