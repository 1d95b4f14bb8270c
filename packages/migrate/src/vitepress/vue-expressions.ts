import { valueAt } from 'folia-problems';
import type { Values } from '../note.ts';
import { lineAt } from '../outside-code.ts';

/** Vue code of a page that has no equivalent: what it is, as written, and its 1-based line. */
export type VuePart = {
  kind:
    | 'component'
    | 'picture'
    | 'team'
    | 'inline'
    | 'wrapper'
    | 'attribute'
    | 'expression'
    | 'script'
    | 'style';
  written: string;
  line: number;
};

export type VueContext = {
  frontmatter: Values;
  title?: string;
  siteTitle?: string;
  teams?: Values;
};

const EXPRESSION = /\{\{([\s\S]*?)\}\}/g;

/**
 * Fills in expressions whose value is known from the page: literals, sums of numbers, and values of the frontmatter. Others
 * stay as written and are added to the parts.
 */
export function fillExpressions(text: string, context: VueContext, parts: VuePart[]): string {
  return text.replace(EXPRESSION, (whole: string, expression: string, offset: number) => {
    const value = evaluate(expression.trim(), context);
    if (value !== undefined) return value;
    parts.push({ kind: 'expression', written: whole, line: lineAt(text, offset) });
    return whole;
  });
}

function evaluate(
  expression: string,
  { frontmatter, title, siteTitle }: VueContext,
): string | undefined {
  const [, quoted] = /^(?:"([^"\\]*)"|'[^'\\]*'|`[^`\\$]*`)$/.exec(expression) ?? [];
  if (quoted !== undefined || /^(?:'[^'\\]*'|`[^`\\$]*`)$/.test(expression)) {
    return expression.slice(1, -1);
  }
  const [, left, sign, right] = /^(\d+)(?:\s*([-+*])\s*(\d+))?$/.exec(expression) ?? [];
  if (left !== undefined) return String(calculate(Number(left), sign, Number(right ?? 0)));
  if (/^(?:\$page|page|\$pageData)\.title$/.test(expression)) return title;
  if (/^(?:\$site|site|\$siteData)\.title$/.test(expression)) return siteTitle;
  const [, path] =
    /^(?:\$frontmatter|(?:\$page|page)\.frontmatter|frontmatter)\.([\w.]+)$/.exec(
      expression.replace(/\[(?:(\d+)|'(\w+)'|"(\w+)")\]/g, '.$1$2$3'),
    ) ?? [];
  const value = path === undefined ? undefined : valueAt(frontmatter, path.split('.'));
  if (path === 'title' && value === undefined) return title;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function calculate(left: number, sign: string | undefined, right: number): number {
  if (sign === '+') return left + right;
  if (sign === '-') return left - right;
  return sign === '*' ? left * right : left;
}
