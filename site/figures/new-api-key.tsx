import {
  Accordion,
  Button,
  Dialog,
  Field,
  Figure,
  Line,
  Row,
} from '@site/components/screen/index.ts';

/** The section of API keys, and the dialog that creates one. */
export default function NewApiKey() {
  return (
    <Figure alt="The section API Keys of the account settings has the button New API Key. It opens a dialog with a field for the name and the button Create.">
      <Row>
        <Accordion title="API Keys" help="Manage your API keys">
          <Line end>
            <Button label="New API Key" primary mark={1} />
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
          <Field label="Name" value="Command line" mark={2} />
        </Dialog>
      </Row>
    </Figure>
  );
}
