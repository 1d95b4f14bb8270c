import { useEffect, useMemo, useState } from 'react';
import { buildRequest, type RequestDescription, type SampleRequest } from '../samples/index.ts';
import {
  enteredCredentials,
  initialChoice,
  readStoredCredentials,
  type StoredCredentials,
  sampleCredentials,
  storeCredentials,
} from './credentials.ts';
import { type ChosenFiles, isFileMissing } from './fetch-request.ts';
import {
  chosenBody,
  type FormState,
  initialState,
  isPathMissing,
  toRequestValues,
  withPlaceholders,
} from './form-state.ts';
import { findObstacles, type Obstacle } from './obstacles.ts';
import { isAddressKnown, readServer, type ServerChoice, serverAddress } from './server-choice.ts';
import { readStored, writeStored } from './stored-json.ts';
import { readLink } from './values-link.ts';

/** Where the values come from. */
export type Origin = 'examples' | 'link' | 'broken link';

/** Everything that the reader has filled in, and the requests made from it. */
export type Builder = ReturnType<typeof useBuilder>;

/**
 * The state of the builder for one operation.
 *
 * @param reference identifies the API, whose operations share server and credentials
 * @param link the values in the address of the page
 */
export function useBuilder(
  description: RequestDescription,
  reference: string,
  link: string | undefined,
) {
  const { servers, security } = description;
  const [{ state, origin, revision }, setForm] = useState(() => ({
    ...startForm(description, link),
    revision: 0,
  }));
  const [server, setServer] = useState(() =>
    readServer(readStored('local', serverKey(reference)), servers),
  );
  const [stored, setStored] = useState(() => readStoredCredentials(reference));
  const [chosen, setChosen] = useState(() => initialChoice(description));
  const [areSecretsShown, setSecretsShown] = useState(false);
  const [files, setFiles] = useState<ChosenFiles>(new Map());
  const address = serverAddress(servers, server);
  const entered = enteredCredentials(description, security[chosen], stored.credentials);
  const sampled = sampleCredentials(description, security[chosen], areSecretsShown ? entered : {});
  const request = makeRequest(description, state, { server: address, credentials: entered });
  const shownRequest = makeRequest(description, withPlaceholders(description, state), {
    server: address,
    credentials: sampled,
  });
  return {
    description,
    state,
    origin,
    /** Changes when all fields get other values. */
    revision,
    server,
    address,
    stored,
    chosen,
    entered,
    areSecretsShown,
    files,
    request,
    shownRequest,
    obstacles: listObstacles(),
    setState: (change: (state: FormState) => FormState) =>
      setForm((form) => ({ ...form, state: change(form.state) })),
    setServer(next: ServerChoice) {
      writeStored('local', serverKey(reference), next);
      setServer(next);
    },
    setStored(next: StoredCredentials) {
      storeCredentials(reference, next);
      setStored(next);
    },
    setChosen,
    setSecretsShown,
    chooseFiles: (name: string, list: File[]) => setFiles((all) => new Map([...all, [name, list]])),
    /** Fills in the values of a link, or the examples. */
    refill(from?: string) {
      setFiles(new Map());
      setForm((form) => ({ ...startForm(description, from), revision: form.revision + 1 }));
    },
  };

  function listObstacles(): Obstacle[] {
    return findObstacles(request, location, {
      server: !isAddressKnown(servers, server),
      path: isPathMissing(description, state),
      file: isFileMissing(request.body, files),
    });
  }
}

function serverKey(reference: string): string {
  return `api-server:${reference}`;
}

function startForm(
  description: RequestDescription,
  link: string | undefined,
): { state: FormState; origin: Origin } {
  const state = initialState(description);
  if (link === undefined) return { state, origin: 'examples' };
  const linked = readLink(description, state, link);
  return linked ? { state: linked, origin: 'link' } : { state, origin: 'broken link' };
}

/** Text that is not JSON is sent as it is, so that readers can see how the server answers. */
function makeRequest(
  description: RequestDescription,
  state: FormState,
  target: Parameters<typeof toRequestValues>[2],
): SampleRequest {
  const request = buildRequest(description, toRequestValues(description, state, target));
  const chosen = chosenBody(description, state);
  if (chosen?.state.text === undefined) return request;
  const { contentType } = chosen.body;
  return { ...request, body: { kind: 'text', text: chosen.state.text, contentType } };
}

/** Whether a request differs from the one that the builder starts with. */
export function useIsChanged(request: SampleRequest, description: RequestDescription): boolean {
  const first = useMemo(() => {
    const state = withPlaceholders(description, initialState(description));
    const choice = description.security[initialChoice(description)];
    return JSON.stringify(
      makeRequest(description, state, {
        server: serverAddress(description.servers, { index: 0, variables: {}, own: '' }),
        credentials: sampleCredentials(description, choice, {}),
      }),
    );
  }, [description]);
  return JSON.stringify(request) !== first;
}

/** The values in the address of the page, after the id of the builder. */
export function useLink(id: string, onLink: (link: string) => void): void {
  useEffect(() => {
    const onAddress = () => {
      const link = linkIn(location.hash, id);
      if (link !== undefined) onLink(link);
    };
    addEventListener('hashchange', onAddress);
    return () => removeEventListener('hashchange', onAddress);
  }, [id, onLink]);
}

/**
 * The values in the fragment of an address, `#id=values`; undefined if it is not for the builder
 * with this id.
 */
export function linkIn(hash: string, id: string): string | undefined {
  return hash.startsWith(`#${id}=`) ? hash.slice(id.length + 2) : undefined;
}
