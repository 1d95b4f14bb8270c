import {
  BuilderFrame,
  type BuilderProps,
  RequestBuilder,
  type RequestBuilderTexts,
} from 'folia-openapi/builder';
import type { RequestDescription } from 'folia-openapi/samples';
import { useEffect, useState } from 'react';
import { codeTokens } from './code-tokens.ts';
import styles from './request-builder.css?inline';

type Loaded = { description: RequestDescription; texts: RequestBuilderTexts };

/** The island with the request builder. It fetches what it needs when it becomes live: once a reader has opened it. */
export default function RequestBuilderIsland(props: BuilderProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const { description, texts } = props;
  useEffect(() => {
    adoptStyles();
    void Promise.all([
      fetchJson<RequestDescription>(description),
      fetchJson<RequestBuilderTexts>(texts),
    ])
      .then(([read, words]) => setLoaded({ description: read, texts: words }))
      .catch(console.error);
  }, [description, texts]);
  return (
    <BuilderFrame {...props}>
      {loaded && (
        <RequestBuilder
          {...loaded}
          id={props.id}
          reference={props.reference}
          colorCode={codeTokens}
        />
      )}
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
