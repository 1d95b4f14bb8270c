import { Accordion, Card } from '@site/components/screen/containers.tsx';
import {
  Button,
  IconButton,
  Label,
  Line,
  Sample,
  Switch,
} from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';

/** The section of the account settings with a partner who shares in both directions. */
export default function PartnerSharing() {
  return (
    <Figure alt="The section Partner Sharing of the account settings. For each partner, it shows an X that ends your sharing and, under Photos from the partner, the switch Show in timeline. Add partner is at the end.">
      <Accordion title="Partner Sharing" help="Manage sharing with partners">
        <Card>
          <Line>
            <span className="grow">
              <Sample value="Anna" />
            </span>
            <IconButton icon="close" />
          </Line>
          <Label label="Shared with Anna" muted />
          <Label label="Photos from Anna" muted />
          <Switch label="Show in timeline" on />
        </Card>
        <Line end>
          <Button label="Add partner" primary mark={1} />
        </Line>
      </Accordion>
    </Figure>
  );
}
