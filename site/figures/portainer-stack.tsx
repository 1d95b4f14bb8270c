import { Card } from '@site/components/screen/containers.tsx';
import { Button, Field, Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Window } from '@site/components/screen/Window.tsx';

/** A new stack in Portainer with the Compose file in the editor. */
export default function PortainerStack() {
  return (
    <Figure
      product="Portainer"
      alt="Stacks is in the left bar, with the button Add stack. The form has a field for the name, the build method Web editor, and the editor, where stack.env replaces .env."
    >
      <Window
        brand="Portainer"
        sideBar={[{ label: 'Stacks', icon: 'library' }]}
        active="Stacks"
        title="Stacks"
        actions={<Button label="Add stack" icon="plus" mark={1} />}
      >
        <Field label="Name" value="immich" mark={2} />
        <Button label="Web editor" icon="edit" primary />
        <Card>
          <Sample code value="services:" mark={3} />
          <Sample code value={'\u00a0\u00a0immich-server:'} />
          <Sample code value={'\u00a0\u00a0\u00a0\u00a0env_file:'} />
          <Sample code value={'\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0- stack.env'} mark={4} />
        </Card>
      </Window>
    </Figure>
  );
}
