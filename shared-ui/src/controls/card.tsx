import { chakra } from '@chakra-ui/react/styled-system';

/** A surface on the ground, edged by a hairline. */
export const Card = chakra('div', {
  base: { bg: 'bg.surface', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' },
  variants: { padding: { none: {}, md: { padding: { base: '4', md: '5' } }, lg: { padding: { base: '5', md: '8' } } } },
  defaultVariants: { padding: 'md' },
});
