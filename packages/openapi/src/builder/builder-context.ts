import { type ComponentType, createContext, useContext } from 'react';
import type { BuilderTexts } from '../texts.ts';
import type { ValueProps } from './fields/value-props.ts';
import type { ColorCode } from './page-samples.ts';

/** What all parts of the builder share. */
export type BuilderTools = {
  texts: BuilderTexts & { copyCode: string };
  colorCode: ColorCode;
  /** The field for any value. Values contain values, so importing it would be circular. */
  ValueField: ComponentType<ValueProps>;
  /** The files that the reader has chosen for a field of the body. */
  chooseFiles: (name: string, files: File[]) => void;
};

const ToolsContext = createContext<BuilderTools | undefined>(undefined);

export const ToolsProvider = ToolsContext.Provider;

/** @throws Error outside of the request builder */
export function useTools(): BuilderTools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error('A part of the request builder was rendered outside of it.');
  return tools;
}
