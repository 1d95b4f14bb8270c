import { useState } from 'react';
import type { SecurityChoice, SecurityScheme } from '../model.ts';
import { type Credential, hasUser, isBearer, type RequestDescription } from '../samples/index.ts';
import { useTools } from './builder-context.ts';
import { type StoredCredentials, schemesOf, withCredential } from './credentials.ts';
import { type ControlProps, Field } from './fields/Field.tsx';
import { fill } from './fill-text.ts';

type Props = {
  description: RequestDescription;
  /** Position of the chosen alternative. */
  chosen: number;
  stored: StoredCredentials;
  /** The address that the credentials are sent to. */
  server: string;
  isShownInSamples: boolean;
  onChoose: (chosen: number) => void;
  onStored: (stored: StoredCredentials) => void;
  onShowInSamples: (isShown: boolean) => void;
};

/** The credentials for one of the alternatives. */
export function CredentialFields(props: Props) {
  const { description, chosen, stored, server, isShownInSamples } = props;
  const { texts } = useTools();
  const { security } = description;
  if (!security.some((choice) => choice.length > 0)) return null;
  const schemes = schemesOf(description, security[chosen]);
  const unknown = listUnknown(schemes, security[chosen]);
  const set = (name: string, credential: Credential) =>
    props.onStored({
      ...stored,
      credentials: withCredential(stored.credentials, name, credential),
    });
  const host = URL.canParse(server) ? new URL(server).host : server;
  return (
    <fieldset className="builder-part">
      <legend>{texts.builderAuthorization}</legend>
      {security.length > 1 && (
        <Field label={texts.builderAuthorizationWay}>
          {(control) => (
            <select
              {...control}
              value={chosen}
              onChange={({ target }) => props.onChoose(Number(target.value))}
            >
              {security.map((choice, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: alternatives never change places
                <option key={index} value={index}>
                  {labelOf(choice) || texts.builderAuthorizationNone}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {schemes.map((scheme) => (
        <SchemeFields
          key={scheme.name}
          scheme={scheme}
          credential={
            Object.hasOwn(stored.credentials, scheme.name)
              ? stored.credentials[scheme.name]
              : undefined
          }
          onChange={(credential) => set(scheme.name, credential)}
        />
      ))}
      {unknown.length > 0 && (
        <p className="builder-hint">
          {fill(texts.builderAuthorizationUnknown, unknown.join(', '))}
        </p>
      )}
      {schemes.length > 0 && (
        <div className="builder-keep">
          <Check
            label={texts.builderRemember}
            isChecked={stored.isRemembered}
            onChange={(isRemembered) => props.onStored({ ...stored, isRemembered })}
          />
          <p className="builder-hint">
            {`${texts.builderRememberHint} ${fill(texts.builderBoundTo, host)}`}
          </p>
          <Check
            label={texts.builderSamplesSecret}
            isChecked={isShownInSamples}
            onChange={props.onShowInSamples}
          />
          {isShownInSamples && <p className="builder-hint">{texts.builderSamplesSecretHint}</p>}
          <button
            type="button"
            className="builder-quiet"
            onClick={() => props.onStored({ credentials: {}, isRemembered: false })}
          >
            {texts.builderClearCredentials}
          </button>
        </div>
      )}
    </fieldset>
  );
}

/** The names of schemes that are required, but not described. */
function listUnknown(schemes: SecurityScheme[], choice: SecurityChoice = []): string[] {
  const known = new Set(schemes.map(({ name }) => name));
  return choice.flatMap(({ scheme }) => (known.has(scheme) ? [] : [scheme]));
}

function labelOf(choice: SecurityChoice): string {
  return choice.map(({ scheme }) => scheme).join(' + ');
}

type CheckProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className="builder-check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

type SchemeProps = {
  scheme: SecurityScheme;
  credential: Credential | undefined;
  onChange: (credential: Credential) => void;
};

function SchemeFields({ scheme, credential, onChange }: SchemeProps) {
  const { texts } = useTools();
  if (scheme.type === 'mutualTLS') return <p>{texts.builderClientCertificate}</p>;
  if (hasUser(scheme)) return <UserFields {...{ scheme, credential, onChange }} />;
  const isCookie = scheme.type === 'apiKey' && scheme.in === 'cookie';
  return (
    <Field
      label={scheme.name}
      isCode
      type={isBearer(scheme) ? texts.builderToken : scheme.key}
      hint={isCookie ? texts.builderCookieScheme : scheme.description}
    >
      {(control) => (
        <SecretInput
          control={control}
          value={typeof credential === 'string' ? credential : ''}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

/** A user and a password. */
function UserFields({ scheme, credential, onChange }: SchemeProps) {
  const { texts } = useTools();
  const { username, password } =
    typeof credential === 'object' ? credential : { username: '', password: '' };
  return (
    <>
      <Field label={texts.builderUser} type={scheme.name} hint={scheme.description}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={username}
            onChange={({ target }) => onChange({ username: target.value, password })}
          />
        )}
      </Field>
      <Field label={texts.builderPassword}>
        {(control) => (
          <SecretInput
            control={control}
            value={password}
            onChange={(next) => onChange({ username, password: next })}
          />
        )}
      </Field>
    </>
  );
}

type SecretProps = { control: ControlProps; value: string; onChange: (value: string) => void };

/** A masked field. Browsers neither fill it in nor offer to keep it: it is not a sign-in to this site. */
function SecretInput({ control, value, onChange }: SecretProps) {
  const { texts } = useTools();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <input
        {...control}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        autoComplete="new-password"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        type="button"
        className="builder-quiet"
        aria-pressed={isShown}
        aria-controls={control.id}
        onClick={() => setShown(!isShown)}
      >
        {texts.builderShow}
      </button>
    </>
  );
}
