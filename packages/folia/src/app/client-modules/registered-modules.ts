import type { ClientModule } from '../../contract/client-module.ts';

/** The bundler replaces this module with one that imports the client modules of the site. */
const modules: readonly ClientModule[] = [];

export default modules;
