import { type ColorName, colorOf, colors } from './tokens.ts';

const names = Object.keys(colors) as ColorName[];

/** Paper is white whatever the theme: the light colours, and nothing that floats or moves. */
export const printStyles = {
  '@media print': {
    html: {
      colorScheme: 'light !important',
      ...Object.fromEntries(
        names.map((name) => [
          `--academy-colors-${name.replaceAll('.', '-')}`,
          `${name === 'bg' ? '#FFFFFF' : colorOf(name, 'light')} !important`,
        ]),
      ),
    },
    '@page': { margin: '15mm' },
  },
};
