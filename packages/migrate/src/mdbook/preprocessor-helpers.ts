import { lineAt, mapOutsideCode } from '../outside-code.ts';
import { printTabs } from '../print-container.ts';
import type { WrittenPart } from '../written-part.ts';

const TABS =
  /^([ \t]*)\{\{ *#tabs\b([^}\n]*)\}\}[ \t]*\n([\s\S]*?)^[ \t]*\{\{ *#endtabs *\}\}[ \t]*$/gm;
const TAB =
  /^[ \t]*\{\{ *#tab +name="([^"\n]*)" *\}\}[ \t]*\n([\s\S]*?)^[ \t]*\{\{ *#endtab *\}\}[ \t]*$/gm;
/** Helpers of mdBook itself: https://rust-lang.github.io/mdBook/format/mdbook.html */
const OWN = /^#(?:include|rustdoc_include|playground|playpen|title)\b/;

/**
 * Converts what preprocessors replace in chapters: tabs of mdbook-tabs (https://github.com/RustForWeb/mdbook-plugins)
 * become tabs of the engine; any other helper in a line of its own is removed and listed.
 */
export function convertPreprocessorHelpers(text: string): {
  text: string;
  unknown: WrittenPart[];
} {
  const unknown: WrittenPart[] = [];
  const converted = mapOutsideCode(text, (hidden) =>
    hidden
      .replace(TABS, (_whole, indent: string, options: string, inner: string) => {
        const panels = Array.from(inner.matchAll(TAB), ([, label = '', content = '']) => ({
          label,
          lines: ['', ...content.trimEnd().split('\n'), ''],
        }));
        const group = /global="([^"]*)"/.exec(options)?.[1];
        return printTabs(panels, { indent, group }).join('\n');
      })
      .replace(
        /^[ \t]*\{\{ *([#%][^{}\n]*?) *\}\}[ \t]*$/gm,
        (whole, helper: string, at: number) => {
          if (OWN.test(helper)) return whole;
          unknown.push({ written: whole.trim(), line: lineAt(hidden, at) });
          return '';
        },
      ),
  );
  return { text: converted, unknown };
}
