import type { Server } from '../model.ts';
import { useTools } from './builder-context.ts';
import { Field } from './fields/Field.tsx';
import {
  checkServer,
  isAbsolute,
  OWN_SERVER,
  type ServerChoice,
  serverAddress,
} from './server-choice.ts';

type Props = {
  servers: Server[];
  choice: ServerChoice;
  onChange: (choice: ServerChoice) => void;
};

/** The server: one of the description, with its variables, or the reader's own. */
export function ServerFields({ servers, choice, onChange }: Props) {
  const { texts } = useTools();
  const server = servers[choice.index];
  const listed = servers.flatMap((each, index) =>
    isAbsolute(each.url) ? [{ ...each, index }] : [],
  );
  return (
    <fieldset className="builder-part">
      <legend>{texts.builderServer}</legend>
      {listed.length > 0 && (
        <Field label={texts.builderServer} isUnlabeled hint={server?.description}>
          {(control) => (
            <select
              {...control}
              dir="auto"
              value={choice.index}
              onChange={({ target }) => onChange({ ...choice, index: Number(target.value) })}
            >
              {listed.map(({ url, index }) => (
                <option key={index} value={index}>
                  {url}
                </option>
              ))}
              <option value={OWN_SERVER}>{texts.builderServerOwn}</option>
            </select>
          )}
        </Field>
      )}
      {server ? (
        <VariableFields server={server} choice={choice} onChange={onChange} />
      ) : (
        <OwnServer servers={servers} choice={choice} onChange={onChange} />
      )}
    </fieldset>
  );
}

function VariableFields({ server, choice, onChange }: Omit<Props, 'servers'> & { server: Server }) {
  return server.variables.map(({ name, default: initial, enum: values, description }) => {
    const value = Object.hasOwn(choice.variables, name) ? choice.variables[name] : initial;
    const set = (next: string) =>
      onChange({ ...choice, variables: { ...choice.variables, [name]: next } });
    return (
      <Field key={name} label={name} isCode hint={description}>
        {(control) =>
          values.length > 0 ? (
            <select
              {...control}
              dir="auto"
              value={value}
              onChange={({ target }) => set(target.value)}
            >
              {[...new Set([...values, initial])].map((listed) => (
                <option key={listed}>{listed}</option>
              ))}
            </select>
          ) : (
            <input
              {...control}
              dir="ltr"
              value={value}
              placeholder={initial}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={({ target }) => set(target.value)}
            />
          )
        }
      </Field>
    );
  });
}

function OwnServer({ servers, choice, onChange }: Props) {
  const { texts } = useTools();
  const fault = checkServer(choice.own);
  const messages = {
    empty: undefined,
    malformed: texts.builderServerMalformed,
    protocol: texts.builderServerProtocol,
    credentials: texts.builderServerCredentials,
  };
  const address = fault === undefined ? serverAddress(servers, choice) : undefined;
  return (
    <Field
      label={texts.builderServerOwnAddress}
      fault={fault && messages[fault]}
      hint={address}
      required
    >
      {(control) => (
        <input
          {...control}
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="https://api.example.com"
          value={choice.own}
          onChange={({ target }) => onChange({ ...choice, own: target.value })}
        />
      )}
    </Field>
  );
}
