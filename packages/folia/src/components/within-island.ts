import { createContext } from 'react';

/** Whether a component is rendered as a part of an island, on the server or in the browser. */
export const WithinIslandContext = createContext(false);
