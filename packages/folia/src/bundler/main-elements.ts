import { type ESTree, type Plugin, Visitor } from 'vite';
import { isSiteModule } from './site-module.ts';

/** What JSX is compiled to (https://react.dev/blog/2020/09/22/introducing-the-new-jsx-transform). */
const CREATES_ELEMENT = /^(?:_?jsxs?|_?jsxDEV|createElement)$/;

/**
 * Replaces `<main>` in the site's components with `<div>`, on the server and in the browser, since a document has only
 * one and the shell contains it (https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element). Otherwise
 * an island would not be hydrated from its own markup.
 */
export function mainElements(siteDir: string): Plugin {
  return {
    name: 'docs:main-elements',
    enforce: 'post',
    transform: {
      filter: { id: /\.[jt]sx(?:\?.*)?$/, code: /["']main["']/ },
      handler(code, id) {
        if (!isSiteModule(id, siteDir)) return null;
        const text = mainTags(this.parse(code)).reduceRight(
          (rest, { start, end }) => `${rest.slice(0, start)}"div"${rest.slice(end)}`,
          code,
        );
        return { code: text, map: null };
      },
    },
  };
}

/** The names of elements that are `main`, in source order. */
function mainTags(program: ESTree.Program): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [tag] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type !== 'Identifier' || !CREATES_ELEMENT.test(name.name)) return;
      if (tag?.type === 'Literal' && tag.value === 'main') found.push(tag);
    },
  }).visit(program);
  return found.toSorted((a, b) => a.start - b.start);
}
