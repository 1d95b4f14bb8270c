import type { ElementContent } from 'hast';
import type { Data, Literal } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';

type FormulaData = Data & {
  hName: string;
  hProperties?: { className: string[] };
  hChildren: ElementContent[];
};

type InlineMath = Literal & { type: 'inlineMath'; data: FormulaData };
type MathBlock = Literal & { type: 'math'; data: FormulaData };

declare module 'mdast' {
  interface RootContentMap {
    inlineMath: InlineMath;
    math: MathBlock;
  }
  interface PhrasingContentMap {
    inlineMath: InlineMath;
  }
  interface BlockContentMap {
    math: MathBlock;
  }
}

declare module 'mdast-util-from-markdown' {
  interface CompileData {
    /** Whether the first line of a block of math is read. */
    mathFlowInside?: boolean;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mathFlow: 'mathFlow';
    mathFlowFence: 'mathFlowFence';
    mathFlowValue: 'mathFlowValue';
    mathText: 'mathText';
    mathTextData: 'mathTextData';
  }
}

/**
 * Turns the tokens of formulas into nodes of the types that plugins know, `inlineMath` and `math`, which become code of the
 * language "math".
 */
export const mathNodes: Extension = {
  enter: {
    mathFlow(token) {
      this.enter({ type: 'math', value: '', data: { hName: 'pre', hChildren: [] } }, token);
    },
    mathText(token) {
      const hProperties = { className: ['language-math', 'math-inline'] };
      const data = { hName: 'code', hProperties, hChildren: [] };
      this.enter({ type: 'inlineMath', value: '', data }, token);
      this.buffer();
    },
  },
  exit: {
    mathFlowFence() {
      if (this.data.mathFlowInside) return;
      this.buffer();
      this.data.mathFlowInside = true;
    },
    mathFlowValue: passOn,
    mathFlow(token) {
      const value = this.resume().replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, '');
      this.data.mathFlowInside = undefined;
      const properties = { className: ['language-math', 'math-display'] };
      const children: ElementContent[] = [{ type: 'text', value }];
      fill(this, value, [{ type: 'element', tagName: 'code', properties, children }]);
      this.exit(token);
    },
    mathTextData: passOn,
    mathText(token) {
      const value = this.resume();
      fill(this, value, [{ type: 'text', value }]);
      this.exit(token);
    },
  },
};

function fill({ stack }: CompileContext, value: string, children: ElementContent[]): void {
  const node = stack.at(-1);
  if (node?.type !== 'inlineMath' && node?.type !== 'math') return;
  node.value = value;
  node.data.hChildren = children;
}

function passOn(this: CompileContext, token: Token): void {
  this.config.enter.data?.call(this, token);
  this.config.exit.data?.call(this, token);
}
