import { expect, test } from 'vitest';
import { finishInSlices } from './slices.ts';
import { finish, type Steps } from './steps.ts';

function* count(steps: number, onStep: () => void): Steps<number> {
  for (let step = 0; step < steps; step += 1) {
    onStep();
    yield;
  }
  return steps;
}

test('a computation in slices has the same result as one without a pause', async () => {
  expect(finish(count(5, () => {}))).toBe(5);
  expect(await finishInSlices(count(5, () => {}))).toBe(5);
});

test('messages that arrive during a long computation are handled before it ends', async () => {
  const { port1, port2 } = new MessageChannel();
  const order: string[] = [];
  port1.onmessage = () => order.push('message');
  let steps = 0;
  const busy = () => {
    const end = performance.now() + 3;
    while (performance.now() < end);
    steps += 1;
    if (steps === 1) port2.postMessage('');
  };
  await finishInSlices(count(20, busy)).then(() => order.push('result'));
  port1.close();
  expect(order).toEqual(['message', 'result']);
});
