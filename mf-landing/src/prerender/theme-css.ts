import { themeCssVariables } from '@academy/shared-ui/tokens';

/** The colours of the page: of the system's theme unless the root says `light` or `dark`. */
export function themeCss(css: string): string {
  const used = (theme: 'light' | 'dark') =>
    themeCssVariables(theme)
      .split(';')
      .filter((declaration) => !declaration.startsWith('--') || css.includes(`(${declaration.split(':')[0]})`))
      .join(';');
  const dark = used('dark');
  return [
    `:root{${used('light')}}`,
    `@media (prefers-color-scheme:dark){:root:not(.light){${dark}}}`,
    `:root.dark{${dark}}`,
  ].join('');
}
