import { renderToStaticMarkup } from 'react-dom/server';
import type { Api } from '../model.ts';
import { typeText } from '../schema/type-text.ts';
import type {
  ApiView,
  ContentsEntry,
  PageMarkup,
  PageTools,
  ReferenceContext,
} from './api-view.ts';
import { ChangesPage } from './ChangesPage.tsx';
import { FamilyPage, WebhooksPage } from './FamilyPage.tsx';
import { IntroductionPage } from './IntroductionPage.tsx';
import { listTopics } from './list-topics.ts';
import { ModelPage, ModelsPage } from './ModelPage.tsx';
import { OperationPage } from './OperationPage.tsx';
import { OperationsPage } from './OperationsPage.tsx';
import { schemeIds } from './Schemes.tsx';
import { SERVERS_ID } from './Servers.tsx';

export type RenderedView = { html: string; anchors: string[]; toc: ContentsEntry[] };

/** The id of an element: in a start tag, after any other attributes. */
const ID = /<[a-z][\w-]*(?:\s[^\s=>"]+(?:="[^"]*")?)*?\sid="([^"]+)"/g;

/** Renders the body of a page, along with the ids that links may refer to. */
export function renderView(
  view: ApiView,
  context: ReferenceContext,
  markup: PageMarkup,
): RenderedView {
  const tools = { ...makePageTools(context, view), markup };
  const html = renderToStaticMarkup(<View view={view} tools={tools} />);
  return {
    html,
    anchors: [...html.matchAll(ID)].map(([, id = '']) => decodeReferences(id)),
    toc: WITH_CONTENTS.has(view.kind) ? listHeadings(html) : [],
  };
}

/** The views with a table of contents; the others are lists. */
const WITH_CONTENTS = new Set<ApiView['kind']>([
  'introduction',
  'operations',
  'changes',
  'operation',
  'webhook',
]);

function makePageTools(context: ReferenceContext, view: ApiView): Omit<PageTools, 'markup'> {
  const { texts, api } = context;
  const words = {
    any: texts.apiAny,
    nothing: texts.apiNothing,
    arrayOf: texts.apiArrayOf,
    or: texts.apiOr,
  };
  // Reserved, because other pages link to them.
  const given = new Set(view.kind === 'introduction' ? introductionIds(api) : []);
  const counts = new Map<string, number>();
  return {
    ...context,
    typeOf: (schema) => typeText(schema, words, api.readSchema),
    idFor(name) {
      const stem = name.replace(/[^\p{L}\p{N}._-]+/gu, '-');
      let id = stem;
      for (let count = counts.get(stem) ?? 2; given.has(id); count += 1) {
        id = `${stem}-${count}`;
        counts.set(stem, count);
      }
      given.add(id);
      return id;
    },
  };
}

function introductionIds(api: Api): string[] {
  const topics = listTopics(api).shown.map(({ id }) => id);
  return [SERVERS_ID, ...schemeIds(api.schemes).values(), ...topics];
}

function View({ view, tools }: { view: ApiView; tools: PageTools }) {
  switch (view.kind) {
    case 'introduction':
      return <IntroductionPage tools={tools} />;
    case 'changes':
      return <ChangesPage comparison={view.comparison} page={view.page} tools={tools} />;
    case 'operations':
      return <OperationsPage page={view.page} tools={tools} />;
    case 'family':
      return <FamilyPage family={view.family} page={view.page} tools={tools} />;
    case 'webhooks':
      return <WebhooksPage page={view.page} tools={tools} />;
    case 'models':
      return <ModelsPage page={view.page} tools={tools} />;
    case 'operation':
    case 'webhook':
      return <OperationPage operation={view.operation} tools={tools} />;
    case 'model':
      return <ModelPage model={view.model} tools={tools} />;
  }
}

function listHeadings(html: string): ContentsEntry[] {
  return [...html.matchAll(/<h([2-6]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, level, id = '', inner = '']) => ({
      id: decodeReferences(id),
      level: Number(level),
      title: decodeReferences(inner.replace(/<[^>]*>/g, '')),
    }),
  );
}

/** The characters that named references stand for. */
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Reads the character references that writers of HTML make (https://html.spec.whatwg.org/multipage/syntax.html#character-references). */
function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot));/gi,
    (reference, hex?: string, decimal?: string, name = '') => {
      if (name) return NAMED[name.toLowerCase()] ?? reference;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
    },
  );
}
