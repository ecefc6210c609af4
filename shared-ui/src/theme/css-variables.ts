import { type ColorName, colorOf, colors, type Theme } from './tokens.ts';

const variableOf = (name: string): string => `--academy-colors-${name.replaceAll('.', '-')}`;

/**
 * The theme's colours as CSS declarations, under the names that the Chakra system gives them
 * (`bg.surface` is `--academy-colors-bg-surface`), for pages that paint before or without it.
 */
export function themeCssVariables(theme: Theme): string {
  const names = Object.keys(colors) as ColorName[];
  const declarations = names.map((name) => `${variableOf(name)}:${colorOf(name, theme)}`);
  return [`color-scheme:${theme}`, ...declarations].join(';');
}
