import { ListRow, Menu, MenuItem, TabBar } from '@site/components/screen/containers.tsx';
import { Button, IconButton, Label, Line } from '@site/components/screen/controls.tsx';
import { Figure, Row } from '@site/components/screen/Figure.tsx';
import { Window } from '@site/components/screen/Window.tsx';

/** A stack of Compose Manager on Unraid, and the two menus behind its cog. */
export default function UnraidStack() {
  return (
    <Figure
      product="Unraid"
      alt="On the page Compose.Manager, Add New Stack creates the stack. The cog next to the stack opens a menu with Edit Stack, which offers Compose File and Env File."
    >
      <Window brand="Unraid">
        <TabBar items={['Plugins', 'Docker']} active="Plugins" marks={{ Plugins: 1 }} />
        <Label label="Compose.Manager" />
        <ListRow value="Immich">
          <IconButton icon="settings" mark={3} />
        </ListRow>
        <Row>
          <Menu>
            <MenuItem label="Edit Stack" icon="edit" />
          </Menu>
          <Menu>
            <MenuItem label="Compose File" />
            <MenuItem label="Env File" />
          </Menu>
        </Row>
        <Line>
          <Button label="Add New Stack" icon="plus" primary mark={2} />
        </Line>
      </Window>
    </Figure>
  );
}
