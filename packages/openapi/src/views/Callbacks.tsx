import type { Operation } from '../model.ts';
import { SenderAccess } from './Access.tsx';
import type { PageTools } from './api-view.ts';
import { ExternalDocsLink } from './DescribedLink.tsx';
import { OperationFlags } from './OperationFlags.tsx';
import { OperationParts } from './OperationParts.tsx';
import { OtherTags } from './OtherTags.tsx';
import { PathText } from './PathText.tsx';
import { Payload } from './Payload.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { OperationServers } from './Servers.tsx';
import { Text } from './Text.tsx';

type Props = { operation: Operation; tools: PageTools };

/** The requests that the API sends to a server of the reader, after an operation asked for them. */
export function Callbacks({ operation: { callbacks }, tools }: Props) {
  return callbacks.flatMap(({ name, expression, operations }) =>
    operations.map((callback) => (
      <Callback
        key={`${name} ${expression} ${callback.method}`}
        name={name}
        expression={expression}
        callback={callback}
        tools={tools}
      />
    )),
  );
}

type CallbackProps = { name: string; expression: string; callback: Operation; tools: PageTools };

function Callback({ name, expression, callback, tools }: CallbackProps) {
  const { texts } = tools;
  const { method, path, title, description, externalDocs } = callback;
  const id = tools.idFor(`callback-${name}-${method.toLowerCase()}`);
  return (
    <section className="api-callback">
      <SectionHeading id={id} tools={tools}>
        {`${texts.apiCallback}: ${name}`}
      </SectionHeading>
      <p>{texts.apiCallbackSends}</p>
      <div className="api-endpoint" dir="ltr">
        <tools.markup.Method name={method} />{' '}
        <code>
          <PathText path={expression} />
        </code>
      </div>
      <OperationServers operation={callback} tools={tools} />
      <OperationFlags operation={callback} tools={tools} />
      <OtherTags operation={callback} tools={tools} />
      {title !== `${method} ${path}` && <p>{title}</p>}
      <Text text={description} tools={tools} />
      <ExternalDocsLink docs={externalDocs} tools={tools} />
      <SenderAccess operation={callback} tools={tools} />
      <Payload operation={callback} target={expression} tools={tools} />
      <OperationParts
        operation={callback}
        budget={{ rows: 60 }}
        idPrefix={`${id}-`}
        isReceived
        // Sections of the callback, not of the operation.
        tools={{ ...tools, headingOffset: 1 }}
      />
    </section>
  );
}
