import { type ComponentProps, forwardRef } from 'react';

type SvgProps = ComponentProps<'svg'> & { title?: string };

const ROOT = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;

/**
 * The value of an imported drawing: a component that renders it inline, and is its URL as a string,
 * so that both `<Drawing />` and `<img src={drawing} />` work.
 */
export function svgPicture(address: string, markup: string) {
  const [, attributes = '', inner = ''] = ROOT.exec(markup) ?? [];
  const svgProps = svgAttributes(attributes);
  // biome-ignore lint/correctness/noComponentHookFactories: called once by each module, as it is loaded
  const Drawing = forwardRef<SVGSVGElement, SvgProps>(function Drawing({ title, ...props }, ref) {
    const __html = title ? `<title>${escapeText(title)}</title>${inner}` : inner;
    return <svg ref={ref} {...svgProps} {...props} dangerouslySetInnerHTML={{ __html }} />;
  });
  return Object.assign(Drawing, { toString: () => address });
}

/** Converts attributes to their names in React, which accepts those with hyphens unchanged. */
function svgAttributes(text: string): Record<string, string> {
  const pairs = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  const converted: Record<string, string> = {};
  for (const [, name = '', double, single] of pairs) {
    // React does not accept styles as strings, and HTML needs no namespaces.
    if (name === 'style' || name.startsWith('xmlns')) continue;
    converted[name === 'class' ? 'className' : name] = double ?? single ?? '';
  }
  return converted;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
