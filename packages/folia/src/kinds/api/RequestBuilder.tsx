import {
  BuilderFrame,
  type BuilderProps,
  RequestBuilder,
  type RequestBuilderTexts,
} from 'folia-openapi/builder';
import type { RequestDescription } from 'folia-openapi/samples';
import { useCallback, useEffect, useState } from 'react';
import { codeTokens } from './code-tokens.ts';
import styles from './request-builder.css?inline';

type Loaded = { description: RequestDescription; texts: RequestBuilderTexts };

/**
 * The island with the request builder. It fetches what it needs when it becomes live: once a reader has opened it. After
 * a failure, opening it again tries again.
 */
export default function RequestBuilderIsland(props: BuilderProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const { id, reference, labels, description, texts } = props;
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const [read, words] = await Promise.all([
        fetchJson<RequestDescription>(description),
        fetchJson<RequestBuilderTexts>(texts),
      ]);
      setLoaded({ description: read, texts: words });
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }, [description, texts]);
  useEffect(() => {
    adoptStyles();
    void load();
  }, [load]);
  return (
    <BuilderFrame id={id} labels={labels} onOpen={() => hasFailed && void load()}>
      {loaded ? (
        <RequestBuilder {...loaded} id={id} reference={reference} colorCode={codeTokens} />
      ) : hasFailed ? (
        <p className="builder-wait" role="alert">
          {labels.failed}
        </p>
      ) : undefined}
    </BuilderFrame>
  );
}

/** Both files are written by the same build as the page that names them. */
async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

let sheet: CSSStyleSheet | undefined;

/** Adds the rules of the builder, in a way that a content security policy without inline styles allows. */
function adoptStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer content{${styles}}`);
  document.adoptedStyleSheets.push(sheet);
}
