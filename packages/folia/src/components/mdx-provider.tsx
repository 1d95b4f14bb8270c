import { createContext, type ReactNode, useContext } from 'react';
import type { RegisteredComponents } from './registered-components.ts';

/** The components that providers give to the Markdown within them. */
export const GivenComponents = createContext<RegisteredComponents>({});

type Given = RegisteredComponents | ((former: RegisteredComponents) => RegisteredComponents);

type Props = {
  /** Components by the names that Markdown uses for them, or a function that makes them from those of the providers around. */
  components?: Given;
  /** Whether the components of providers around this one are not used. */
  disableParentContext?: boolean;
  children?: ReactNode;
};

/** Gives components to the Markdown within it, as in https://mdxjs.com/packages/react/#mdxproviderproperties. */
export function MdxProvider({ components, disableParentContext = false, children }: Props) {
  const around = useContext(GivenComponents);
  const merged = mergeComponents(disableParentContext ? {} : around, components);
  return <GivenComponents.Provider value={merged}>{children}</GivenComponents.Provider>;
}

/** The components that the providers around give: https://mdxjs.com/packages/react/#usemdxcomponentscomponents. */
export function useGivenComponents(components?: Given): RegisteredComponents {
  return mergeComponents(useContext(GivenComponents), components);
}

function mergeComponents(around: RegisteredComponents, given: Given = {}): RegisteredComponents {
  return typeof given === 'function' ? given(around) : { ...around, ...given };
}
