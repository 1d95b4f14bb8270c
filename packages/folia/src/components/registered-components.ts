import type { ComponentType } from 'react';

/** The site's own components for MDX, by name. */
export type RegisteredComponents = Record<string, ComponentType<never>>;

/** The bundler replaces this module with `theme/components` of the site, if there is one. */
const components: RegisteredComponents = {};

export default components;
