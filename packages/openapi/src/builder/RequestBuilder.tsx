import { useCallback, useEffect, useRef } from 'react';
import type { RequestDescription } from '../samples/index.ts';
import type { BuilderTexts } from '../texts.ts';
import { BodyFields } from './BodyFields.tsx';
import { ToolsProvider } from './builder-context.ts';
import { CredentialFields } from './CredentialFields.tsx';
import { ValueField } from './fields/ValueField.tsx';
import { isCredentialMissing, withBody, withParameter } from './form-state.ts';
import { LinkButton } from './LinkButton.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import { type ColorCode, findPageSamples, type PageSamples } from './page-samples.ts';
import { SendPanel } from './SendPanel.tsx';
import { ServerFields } from './ServerFields.tsx';
import { type Builder, linkIn, useBuilder, useIsChanged, useLink } from './use-builder.ts';

/** The texts of the builder, and those that it shares with the page. */
export type RequestBuilderTexts = BuilderTexts &
  Record<
    'apiPathParameters' | 'apiQueryParameters' | 'apiHeaders' | 'apiCookies' | 'copyCode',
    string
  >;

type Props = {
  description: RequestDescription;
  /** Identifies the API, whose operations share server and credentials. */
  reference: string;
  /** The id of the builder on the page; its links begin with it. */
  id: string;
  texts: RequestBuilderTexts;
  colorCode: ColorCode;
};

/** A form for the request of an operation, which changes the samples on the page and sends the request. */
export function RequestBuilder({ description, reference, id, texts, colorCode }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const builder = useBuilder(description, reference, linkIn(location.hash, id));
  const { origin, chooseFiles, refill } = builder;
  useSamples(builder, colorCode);
  useLink(
    id,
    useCallback((link: string) => refill(link), [refill]),
  );
  useEffect(() => {
    if (origin !== 'examples') form.current?.scrollIntoView();
  }, [origin]);
  return (
    <ToolsProvider value={{ texts, colorCode, chooseFiles, ValueField }}>
      <form
        ref={form}
        className="builder-form"
        noValidate
        // Enter in a field does not send: requests may delete something.
        onSubmit={(event) => event.preventDefault()}
      >
        {origin !== 'examples' && (
          <p className="builder-notice" role="status">
            {origin === 'link' ? texts.builderLinkUsed : texts.builderLinkIgnored}
          </p>
        )}
        <ServerFields
          servers={description.servers}
          choice={builder.server}
          onChange={builder.setServer}
        />
        <CredentialFields
          description={description}
          chosen={builder.chosen}
          stored={builder.stored}
          server={builder.address}
          isShownInSamples={builder.areSecretsShown}
          onChoose={builder.setChosen}
          onStored={builder.setStored}
          onShowInSamples={builder.setSecretsShown}
        />
        <ValueParts key={builder.revision} builder={builder} texts={texts} />
        <SendPanel
          request={builder.request}
          shownRequest={builder.shownRequest}
          obstacles={builder.obstacles}
          files={builder.files}
          hints={hintsOf(builder, texts)}
        />
        <div className="builder-row builder-actions">
          <LinkButton id={id} description={description} state={builder.state} />
          <button type="button" className="builder-quiet" onClick={() => refill()}>
            {texts.builderReset}
          </button>
        </div>
      </form>
    </ToolsProvider>
  );
}

function hintsOf({ description, chosen, entered, state }: Builder, texts: BuilderTexts): string[] {
  const isExpected = (description.security[chosen] ?? []).length > 0;
  const isMissing = isExpected
    ? Object.keys(entered).length === 0
    : isCredentialMissing(description, state);
  return isMissing ? [texts.builderAuthorizationEmpty] : [];
}

/** The parameters and the body. */
function ValueParts({ builder, texts }: { builder: Builder; texts: RequestBuilderTexts }) {
  const { description, state, setState } = builder;
  const places = [
    { place: ['path'], title: texts.apiPathParameters },
    { place: ['query', 'querystring'], title: texts.apiQueryParameters },
    { place: ['header'], title: texts.apiHeaders },
    { place: ['cookie'], title: texts.apiCookies },
  ];
  return (
    <>
      {places.map(({ place, title }) => (
        <ParameterFields
          key={title}
          title={title}
          parameters={description.parameters.filter((parameter) => place.includes(parameter.in))}
          values={state.parameters}
          onChange={(parameter, value) =>
            setState((current) => withParameter(current, parameter, value))
          }
        />
      ))}
      <BodyFields
        description={description}
        state={state}
        onContentType={(contentType) => setState((current) => ({ ...current, contentType }))}
        onBody={(contentType, body) => setState((current) => withBody(current, contentType, body))}
      />
    </>
  );
}

/** Keeps the samples on the page in step with the form. */
function useSamples({ description, shownRequest }: Builder, colorCode: ColorCode): void {
  const samples = useRef<PageSamples>(undefined);
  const isChanged = useIsChanged(shownRequest, description);
  const text = JSON.stringify(shownRequest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the request
  useEffect(() => {
    samples.current ??= findPageSamples(document, colorCode);
    if (isChanged) samples.current.show(shownRequest);
    else samples.current.restore();
  }, [text, isChanged, colorCode]);
}
