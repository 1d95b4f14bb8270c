/** The package has no types of its own: https://github.com/Kikobeats/http-compression */
declare module 'http-compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
