import { createServer, type RequestListener, type Server } from 'node:http';
import { SiteError } from 'folia-problems';

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

/** Creates a server that cuts off slow clients. */
export function makeServer(handle: RequestListener, limits: Partial<typeof LIMITS> = {}): Server {
  const server = createServer({ ...LIMITS, ...limits }, handle);
  server.setTimeout(IDLE_TIMEOUT);
  server.maxConnections = MAX_CONNECTIONS;
  return server;
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

function describeFailure({ code, message }: NodeJS.ErrnoException, port: number, host: string) {
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return {
      message: `--host: "${host}" is not a name or address of this machine.`,
      hint: 'Write --host 0.0.0.0 to listen on all of its addresses.',
    };
  return {
    message: code === 'EADDRINUSE' ? `Port ${port} is already in use.` : message,
    hint: 'Choose another port with --port N.',
  };
}
