import {
  Button,
  Figure,
  IconButton,
  Label,
  Line,
  ListRow,
  Menu,
  MenuItem,
  Row,
  TabBar,
  Window,
} from '@site/components/screen/index.ts';

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
