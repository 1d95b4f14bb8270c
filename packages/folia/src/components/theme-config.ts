import { createContext, useContext } from 'react';

/** The `themeConfig` of the site, as its config has it. Islands get an empty one, which the browser has as well. */
export const ThemeConfigContext = createContext<Readonly<Record<string, unknown>>>({});

/** The `themeConfig` of the site; empty in islands. */
export function useThemeConfigValues(): Readonly<Record<string, unknown>> {
  return useContext(ThemeConfigContext);
}
