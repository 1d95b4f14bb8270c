import { Dialog } from '@site/components/screen/containers.tsx';
import { Button, Field, Line } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Window } from '@site/components/screen/Window.tsx';

/** The form on Unraid that gives a container of a template a device. */
export default function UnraidDevice() {
  return (
    <Figure
      product="Unraid"
      alt="While you edit a container, Add another Path, Port, Variable, Label or Device opens a form with the type Device, a name, and the value /dev/dri."
    >
      <Window brand="Unraid">
        <Line>
          <Button label="Edit" icon="edit" mark={1} />
        </Line>
        <Button label="Add another Path, Port, Variable, Label or Device" icon="plus" mark={2} />
        <Dialog>
          <Field option="Device" mark={3} />
          <Field label="Name" value="Quick Sync" />
          <Field label="Value" value="/dev/dri" mark={4} />
        </Dialog>
      </Window>
    </Figure>
  );
}
