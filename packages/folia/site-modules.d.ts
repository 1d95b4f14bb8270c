/**
 * Types of the imports that a site's modules have besides code, for its editor. In `tsconfig.json`:
 * `"types": ["folia/site-modules"]`.
 */

/** Style sheets, and the class names of CSS modules: https://github.com/css-modules/css-modules */
declare module '*.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.less' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.scss' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.sass' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

/** Files that are published: the import is their address. */
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.gif' {
  const address: string;
  export default address;
}
declare module '*.ico' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.jpeg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.mp3' {
  const address: string;
  export default address;
}
declare module '*.mp4' {
  const address: string;
  export default address;
}
declare module '*.ogg' {
  const address: string;
  export default address;
}
declare module '*.wav' {
  const address: string;
  export default address;
}
declare module '*.webm' {
  const address: string;
  export default address;
}
declare module '*.pdf' {
  const address: string;
  export default address;
}
declare module '*.zip' {
  const address: string;
  export default address;
}
declare module '*.rar' {
  const address: string;
  export default address;
}
declare module '*.doc' {
  const address: string;
  export default address;
}
declare module '*.docx' {
  const address: string;
  export default address;
}
declare module '*.xls' {
  const address: string;
  export default address;
}
declare module '*.xlsx' {
  const address: string;
  export default address;
}
declare module '*.woff' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.ttf' {
  const address: string;
  export default address;
}
declare module '*.otf' {
  const address: string;
  export default address;
}
declare module '*.eot' {
  const address: string;
  export default address;
}

/** A drawing can be rendered, and is the address of its file where a string is expected. */
declare module '*.svg' {
  import type { ComponentProps, ComponentType } from 'react';

  type Drawing = ComponentType<ComponentProps<'svg'> & { title?: string }> & string;
  const drawing: Drawing;

  export { drawing as default, drawing as ReactComponent };
}

/** Pages and partials: https://mdxjs.com/docs/using-mdx/ */
declare module '*.mdx' {
  import type { ComponentType } from 'react';

  const Content: ComponentType<Record<string, unknown>>;
  export default Content;
}
declare module '*.md' {
  import type { ComponentType } from 'react';

  const Content: ComponentType<Record<string, unknown>>;
  export default Content;
}

/** Data, which the module that imports it has to check. */
declare module '*.yml' {
  const value: unknown;
  export default value;
}
declare module '*.yaml' {
  const value: unknown;
  export default value;
}
declare module '*?raw' {
  const text: string;
  export default text;
}

/** Whether code runs in a build or in development: https://vite.dev/guide/env-and-mode#built-in-constants */
interface ImportMetaEnv {
  readonly PROD: boolean;
  readonly DEV: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}

/** Imports that pages written for Docusaurus have. */
declare module '@docusaurus/*';
declare module '@theme/*';
declare module '@theme-original/*';
declare module '@theme-init/*';
declare module '@generated/*';
