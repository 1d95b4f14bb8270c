import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { endEndlessRendering } from './endless-rendering.ts';

function element(component: (props: { left: number }) => ReactNode, left = 0): ReactNode {
  endEndlessRendering(component);
  return createElement(component, { key: left, left });
}

function Nest(): ReactNode {
  return createElement('div', null, createElement('p', null, element(Nest)));
}

function Hen(): ReactNode {
  return element(Egg);
}

function Egg(): ReactNode {
  return element(Hen);
}

function Branch({ left }: { left: number }): ReactNode {
  return left === 0 ? 'leaf' : createElement('i', null, element(Branch, left - 1));
}

test('a component that renders itself without end throws, and is named', () => {
  expect(() => renderToStaticMarkup(element(Nest))).toThrow('Nest renders itself without end');
});

test('components that render each other without end throw', () => {
  expect(() => renderToStaticMarkup(element(Egg))).toThrow(/^(?:Egg|Hen) renders itself/);
});

test('a component may be inside itself at a depth that ends, and many times beside itself', () => {
  const trees = Array.from({ length: 200 }, (_, tree) =>
    createElement('p', { key: tree }, element(Branch, 80)),
  );
  expect(renderToStaticMarkup(trees).match(/leaf/g)).toHaveLength(200);
});

test('a component that is only an object around a function is named after it', () => {
  const memo = { type: Nest };
  const around = () => {
    for (let depth = 0; depth < 16; depth += 1) endEndlessRendering(memo);
  };
  const deep = (depth: number): void => (depth === 0 ? around() : deep(depth - 1));
  expect(around).not.toThrow();
  expect(() => deep(1200)).toThrow('Nest renders itself');
});
