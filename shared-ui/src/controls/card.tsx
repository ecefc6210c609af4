import { chakra } from '../theme/styled/chakra.ts';

const padded = (base: string, md: string) => ({
  '--card-padding': { base: `spacing.${base}`, md: `spacing.${md}` },
  padding: 'var(--card-padding)',
});

/** A surface on the background, with a thin border. Its content may reach the edge by `--card-padding`. */
export const Card = chakra('div', {
  base: { bg: 'bg.surface', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' },
  variants: { padding: { none: {}, md: padded('4', '5'), lg: padded('5', '8') } },
  defaultVariants: { padding: 'md' },
});
