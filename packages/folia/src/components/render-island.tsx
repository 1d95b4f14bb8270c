import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { CONTENT_ELEMENT, CONTENT_NUMBER } from '../contract/island-content.ts';
import { withoutImagePreloads } from './image-preloads.ts';
import { replaceContents } from './island-contents.ts';
import { renderLive } from './static-code.ts';

type Props = Record<string, unknown>;

type Surroundings = {
  /** Prefix of the ids in the markup. */
  id: string;
  /** Surrounds what goes live. */
  asIsland: (content: ReactNode) => ReactNode;
  /** Surrounds what belongs to the page. */
  asPage: (content: ReactNode) => ReactNode;
  /** The same for a rendering that only serves to compare. */
  asTrial: (content: ReactNode) => ReactNode;
};

export type IslandMarkup = { html: string; props: Props };

/** An element with content in the markup of a component, which is empty until all of it has been rendered. */
const PLACE = new RegExp(
  `<${CONTENT_ELEMENT} ${CONTENT_NUMBER}="(\\d+)"></${CONTENT_ELEMENT}>`,
  'g',
);

/**
 * Renders the component of an island, apart from its page, because the markup of a page lacks the markers between text
 * nodes that hydration needs. Content in its props is rendered as part of the page: where the component places it, or else
 * in a `<template>` behind the component, so that the browser has it.
 *
 * @returns undefined if the component needs more of its content than to place it, such as the props of its elements, so
 *   that it cannot go live
 */
export function renderIsland(
  Component: ComponentType<Props>,
  props: Props,
  { id, asIsland, asPage, asTrial }: Surroundings,
): IslandMarkup | undefined {
  const render = (placed: Props) =>
    renderLive(() => renderToString(asIsland(<Component {...placed} />), { identifierPrefix: id }));
  const contents: ReactNode[] = [];
  const sent = replaceContents(props, (content, number) => {
    contents.push(content);
    return { [CONTENT_ELEMENT]: number };
  });
  if (contents.length === 0) return { html: render(props), props };
  // Throws errors of the component or the content themselves, which their separation did not cause.
  const whole = renderLive(() => renderToString(asTrial(<Component {...props} />)));
  try {
    const rendered = contents.map((content, number) => renderContent(asPage(content), id, number));
    const placed = replaceContents(props, (_, number) => emptyPlace(number));
    const { html, hidden } = fillPlaces(render(placed), rendered);
    const isEqual = comparable(whole) === comparable(html) && survivesParsing(html, rendered);
    return isEqual ? { html: html + hidden, props: sent } : undefined;
  } catch {
    return undefined;
  }
}

function renderContent(content: ReactNode, id: string, number: number): string {
  return withoutImagePreloads(
    renderToStaticMarkup(content, { identifierPrefix: `${id}${number}-` }),
  );
}

/** Puts content into its places. What the component does not show is returned in templates. */
function fillPlaces(outline: string, rendered: string[]): { html: string; hidden: string } {
  const shown = new Set<string>();
  const html = outline.replace(PLACE, (_, number: string) => {
    shown.add(number);
    return place(number, rendered[Number(number)] ?? '');
  });
  const hidden = rendered.map((content, number) =>
    shown.has(String(number))
      ? ''
      : `<template ${CONTENT_NUMBER}="${number}">${content}</template>`,
  );
  return { html, hidden: hidden.join('') };
}

function place(number: string | number, content: string): string {
  return `${placeStart(number)}${content}</${CONTENT_ELEMENT}>`;
}

function placeStart(number: string | number): string {
  return `<${CONTENT_ELEMENT} ${CONTENT_NUMBER}="${number}">`;
}

function emptyPlace(number: number): ReactNode {
  return createElement(CONTENT_ELEMENT, {
    key: number,
    [CONTENT_NUMBER]: number,
    dangerouslySetInnerHTML: { __html: '' },
  });
}

/** Markup without what differs if content is rendered apart: elements around it, comments of React, addresses, and ids. */
function comparable(html: string): string {
  return withoutImagePreloads(html)
    .replace(/<\/?docs-(?:island|content)\b[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/ (?:href|src|srcSet|poster)="[^"]*"/g, '')
    .replace(/_[\w-]*R_\w*_/g, '');
}

/**
 * Whether a browser finds all content where it was placed. Parsers move it out of tables and lists of options, for
 * instance: https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable
 */
function survivesParsing(html: string, rendered: string[]): boolean {
  const parsed = parsedMarkup(html);
  return rendered.every(
    (content, number) =>
      !html.includes(placeStart(number)) || parsed.includes(place(number, parsedMarkup(content))),
  );
}

function parsedMarkup(html: string): string {
  return toHtml(fromHtml(html, { fragment: true }));
}
