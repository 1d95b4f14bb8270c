import { createElement, Fragment } from 'react';

/** Code that may break after dots, slashes and underscores, and before capitals, so that long names fit into a column. */
export function Code({ children }: { children: string }) {
  const [first = '', ...rest] = children.split(/(?<=\w[._/]+)(?=[^._/])|(?<=[a-z])(?=[A-Z])/);
  const parts = rest.map((part) => createElement(Fragment, null, createElement('wbr'), part));
  return createElement('code', null, first, ...parts);
}

/** Text of a data file in which backticks mark code, as in Markdown. */
export default function CodeText({ children }: { children: string }) {
  const parts = children
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : createElement(Code, null, part)));
  return createElement(Fragment, null, ...parts);
}
