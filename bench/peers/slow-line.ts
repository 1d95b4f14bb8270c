/** An answer that a server has begun, such as an HTTP/2 stream. */
export type Answer = {
  readonly destroyed: boolean;
  write: (bytes: Buffer) => void;
  end: (bytes: Buffer) => void;
};

/** Latency in milliseconds, throughput in bytes per second. */
export type Speed = { latency: number; downloadThroughput: number };

/** What one packet holds, in bytes. */
const PACKET = 1400;

/**
 * Makes a line of limited speed, which all answers share, taking turns of one packet each.
 *
 * @returns a function that calls `start` once the latency is over, and then sends the body of the answer that it returns
 */
export function makeSlowLine({ latency, downloadThroughput }: Speed) {
  const waiting: { answer: Answer; rest: Buffer }[] = [];
  let isSending = false;

  /** @param free when the line can take another packet */
  function sendNext(free: number): void {
    const next = waiting.shift();
    isSending = next !== undefined;
    if (next === undefined) return;
    const packet = next.rest.subarray(0, PACKET);
    const sent = free + (packet.length / downloadThroughput) * 1000;
    setTimeout(
      () => {
        deliver(next.answer, packet, next.rest.subarray(PACKET));
        sendNext(sent);
      },
      Math.max(0, sent - performance.now()),
    );
  }

  function deliver(answer: Answer, packet: Buffer, rest: Buffer): void {
    if (answer.destroyed) return;
    if (rest.length === 0) {
      answer.end(packet);
      return;
    }
    answer.write(packet);
    waiting.push({ answer, rest });
  }

  return (body: Buffer, start: () => Answer): void => {
    setTimeout(() => {
      waiting.push({ answer: start(), rest: body });
      if (!isSending) sendNext(performance.now());
    }, latency);
  };
}
