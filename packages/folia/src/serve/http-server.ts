import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { SiteError } from 'folia-problems';
import { securityHeaders } from '../deploy/security-headers.ts';

/**
 * How long clients may take, in milliseconds. Without limits, clients that send or read one byte at a time keep connections
 * open until there are no more.
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
};
/** How long a connection may be without any progress, in milliseconds. */
const IDLE_TIMEOUT = 30_000;
/** Fewer than the files that a process may have open on most systems. */
const MAX_CONNECTIONS = 500;

/** Status codes of requests that cannot be read, by the error of the parser. */
const UNREADABLE: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Creates a server that cuts off slow clients, and sends the usual headers even in response to requests that it cannot
 * read.
 */
export function makeServer(handle: RequestListener, limits: Partial<typeof LIMITS> = {}): Server {
  // The listener checks the host, so that its answer has all headers.
  const server = createServer({ ...LIMITS, ...limits, requireHostHeader: false }, handle);
  // No expectation has an effect here, so it may be ignored: https://www.rfc-editor.org/rfc/rfc9110#section-10.1.1
  server.on('checkExpectation', handle);
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', (request, response) => latest.set(request.socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const refuse = () => {
      if (socket.writable) socket.end(refusal(error.code ?? ''), () => socket.destroy());
      else socket.destroy();
    };
    const response = latest.get(socket);
    // Within another response, the bytes would become part of it.
    if (!response || response.writableFinished || socket.destroyed) refuse();
    else response.once('finish', refuse);
  });
  server.setTimeout(IDLE_TIMEOUT);
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

/** A whole response in bytes: without a request that can be read, Node has no response object. */
function refusal(code: string): string {
  const headers = securityHeaders().map(({ name, value }) => `${name}: ${value}`);
  const status = UNREADABLE[code] ?? '400 Bad Request';
  const lines = [`HTTP/1.1 ${status}`, ...headers, 'Content-Length: 0', 'Connection: close'];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * Starts listening, on any free port if it is 0.
 *
 * @param host a name or address of this machine; `localhost` is only reached from the machine itself
 * @returns the port
 * @throws SiteError if the port is in use, or the host is not one of this machine
 */
export function listen(server: Server, port: number, host = 'localhost'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new SiteError([describeFailure(error, port, host)], { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

/** The host of the address under which a server is reached on this machine. @example reachableHost('::1') // '[::1]' */
export function reachableHost(host = 'localhost'): string {
  // These stand for all addresses of the machine.
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Whether only this machine reaches a host: https://www.rfc-editor.org/rfc/rfc6761#section-6.3 */
export function isLoopback(host = 'localhost'): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|::1)$/i.test(host);
}

/** Codes of a host that is not one of this machine; the last one comes from machines without a name server. */
const UNKNOWN_HOST = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

function describeFailure(
  { code, message }: NodeJS.ErrnoException,
  port: number,
  host: string,
): { message: string; hint?: string } {
  const other = 'Choose another port with --port N.';
  if (UNKNOWN_HOST.has(code ?? ''))
    return {
      message: `--host: "${host}" is not a name or address of this machine.`,
      hint: 'Write --host 0.0.0.0 to listen on all of its addresses.',
    };
  switch (code) {
    case 'EADDRINUSE':
      return { message: `Port ${port} is already in use.`, hint: other };
    case 'EACCES':
      return { message: `Port ${port} cannot be used without more privileges.`, hint: other };
    default:
      return { message };
  }
}
