import { LANGUAGES, type SampleRequest } from '../samples/index.ts';

/** Colors code, as pieces with the class names of their colors. */
export type ColorCode = (code: string, language: string) => { text: string; className?: string }[];

/** The samples on the page, which the build has written. */
export type PageSamples = {
  /** Shows another request in every language. */
  show: (request: SampleRequest) => void;
  /** Shows what the build has written. */
  restore: () => void;
};

/** Finds the code of each language on the page. Copy buttons copy the text that the code has when they are pressed. */
export function findPageSamples(page: ParentNode, colorCode: ColorCode): PageSamples {
  const found = LANGUAGES.flatMap(({ id, language, write }) => {
    const tab = page.querySelector(`.api-samples .tabs input[value="${id}"]`);
    const code = tab?.closest('label')?.nextElementSibling?.querySelector('.code code');
    return code ? [{ code, language, write, original: [...code.childNodes] }] : [];
  });
  let isChanged = false;
  return {
    show(request) {
      isChanged = true;
      for (const { code, language, write } of found) {
        code.replaceChildren(...colorCode(write(request), language).map(toNode));
      }
    },
    restore() {
      if (!isChanged) return;
      isChanged = false;
      for (const { code, original } of found) code.replaceChildren(...original);
    },
  };
}

function toNode({ text, className }: { text: string; className?: string }): Node | string {
  if (className === undefined) return text;
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}
