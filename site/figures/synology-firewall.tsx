import { Card, ListRow } from '@site/components/screen/containers.tsx';
import { Button, Label, Line, Sample } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';
import { Window } from '@site/components/screen/Window.tsx';

/** The address of the server container, and the two firewall rules that let it through. */
export default function SynologyFirewall() {
  return (
    <Figure
      product="Synology DSM"
      alt="The details of the container immich-server show its IP Address under Network. The firewall has one rule with that address as Source IP and one with port 2283 under Ports."
    >
      <Row>
        <Window brand="Container Manager">
          <Sample value="immich-server" mark={1} />
          <Card title="Network">
            <Line>
              <Label label="IP Address" />
              <Sample value="172.18.0.5" mark={2} />
            </Line>
          </Card>
        </Window>
        <Window brand="Firewall" actions={<Button label="Edit Rules" mark={3} />}>
          <ListRow label="Source IP" detail="172.18.0.5" mark={4} />
          <ListRow label="Ports" detail="2283" mark={5} />
        </Window>
      </Row>
    </Figure>
  );
}
