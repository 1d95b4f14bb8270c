import { useGivenComponents } from './mdx-provider.tsx';
import { provided } from './provided.ts';
import registered, { type RegisteredComponents } from './registered-components.ts';

/** Names of components; HTML elements keep the markup of the engine, which its styles and scripts rely on. */
const COMPONENT_NAME = /^[A-Z]/;

const components: RegisteredComponents = {
  ...provided,
  ...Object.fromEntries(Object.entries(registered).filter(([name]) => COMPONENT_NAME.test(name))),
};

/** Compiled MDX, including partials, calls this: https://mdxjs.com/packages/mdx/#provider. */
export function useMDXComponents(): RegisteredComponents {
  return { ...components, ...useGivenComponents() };
}
