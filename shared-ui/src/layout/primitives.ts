import { largeText } from '../theme/bar-room.ts';
import { chakra } from '../theme/styled/chakra.ts';

/** Chakra's own Box, Flex, Stack and so on, based only on the style system: no recipes, no defaults to undo. */
export const Box = chakra('div');
export const Span = chakra('span');
export const Flex = chakra('div', { base: { display: 'flex' } });
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
export const HStack = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', [largeText]: { flexWrap: 'wrap' } },
});
export const VStack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2' },
});
export const Grid = chakra('div', { base: { display: 'grid', gap: '4' } });
export const Center = chakra('div', { base: { display: 'flex', alignItems: 'center', justifyContent: 'center' } });
export const List = chakra('ul', { base: { listStyle: 'none' } });
export const ListItem = chakra('li');
/** An item of a list: its name at one end, its facts or actions at the other, a thin line above all but the first. */
export const RuledItem = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    justifyContent: 'space-between',
    paddingBlock: '3',
    '& + &': { borderBlockStartWidth: '1px', borderColor: 'border' },
  },
});

/** A picture never wider than its parent; pass `alt`, and width and height if they are known. */
export const Image = chakra('img', { base: { maxWidth: 'full', height: 'auto' } });

/** A thin line. */
export const Separator = chakra('hr', { base: { borderTopWidth: '1px', borderColor: 'border', width: 'full' } });

/** Only for screen readers. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
