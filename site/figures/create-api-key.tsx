import { Accordion, Dialog, Menu, MenuItem } from '@site/components/screen/containers.tsx';
import { Button, Field, Line } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { WebApp } from '@site/components/screen/Window.tsx';

/** The way from the user's picture to a new API key. */
export default function CreateApiKey() {
  return (
    <Figure alt="The avatar at the top right of the web app opens a menu with Account Settings. There, the section API Keys has the button New API Key. It opens a dialog for the name. The next dialog shows the key, with the button Copy to Clipboard.">
      <WebApp avatarMark={1}>
        <Line end>
          <Menu>
            <MenuItem label="Account Settings" icon="settings" />
          </Menu>
        </Line>
        <Accordion title="API Keys" help="Manage your API keys">
          <Line end>
            <Button label="New API Key" primary mark={2} />
          </Line>
        </Accordion>
        <Dialog
          title="New API Key"
          actions={
            <>
              <Button label="Cancel" />
              <Button label="Create" primary mark={3} />
            </>
          }
        >
          <Field label="Name" value="Upload script" />
        </Dialog>
        <Dialog
          title="API Key"
          actions={
            <>
              <Button label="Copy to Clipboard" primary mark={4} />
              <Button label="Done" />
            </>
          }
        >
          <Field value="7yVgR2…" />
        </Dialog>
      </WebApp>
    </Figure>
  );
}
