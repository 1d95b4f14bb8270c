import { Card, ListRow } from '@site/components/screen/containers.tsx';
import { Button, Label, Line } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Window } from '@site/components/screen/Window.tsx';

/** The installed app in TrueNAS, with the buttons that open, change and update it. */
export default function TrueNasApp() {
  return (
    <Figure
      product="TrueNAS"
      alt="The screen Installed Applications lists Immich with the state Running and, when a newer version exists, the button Update. The widget Application Info has the buttons Edit and Web Portal."
    >
      <Window
        brand="TrueNAS"
        sideBar={[{ label: 'Apps', icon: 'library' }]}
        active="Apps"
        title="Installed Applications"
      >
        <ListRow value="immich">
          <Label label="Running" />
          <Button label="Update" />
        </ListRow>
        <Card title="Application Info">
          <Line>
            <Button label="Edit" icon="edit" />
            <Button label="Web Portal" icon="link" primary />
          </Line>
        </Card>
      </Window>
    </Figure>
  );
}
