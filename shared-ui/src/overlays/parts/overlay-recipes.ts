import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { tabRowStyle, tabStyle } from '../../controls/tab-style.ts';
import { touch } from '../../layout/touch.ts';

/** Above the bars of the page; a later layer is above an earlier one. */
const layer = 'calc({zIndex.overlay} + var(--layer-index, 0))';

const surface = {
  // The library sets it on an open layer: here it changes nothing, so no style of the content is computed again.
  pointerEvents: 'auto',
  bg: 'bg.raised',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'card',
  boxShadow: 'float',
} as const;

const dialog = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'body',
    'footer',
    'closeTrigger',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'overlay',
      zIndex: layer,
      animation: '{durations.base} {easings.out} appear',
    },
    positioner: { position: 'fixed', inset: '0', display: 'flex', padding: '4', zIndex: layer },
    content: {
      ...surface,
      position: 'relative',
      margin: 'auto',
      width: 'full',
      maxHeight: 'full',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      outline: 'none',
      _motionSafe: { animation: '{durations.base} {easings.out} rise' },
    },
    header: { paddingInlineStart: '6', paddingInlineEnd: '14', paddingBlockStart: '5', paddingBlockEnd: '3' },
    description: { color: 'fg.muted', fontSize: 'sm', marginBlockStart: '1' },
    body: {
      paddingInline: '6',
      paddingBlockStart: '1',
      paddingBlockEnd: '5',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    footer: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
      gap: '2',
      paddingInline: '6',
      paddingBlockStart: '2',
      paddingBlockEnd: '5',
    },
    closeTrigger: { position: 'absolute', insetBlockStart: '4', insetInlineEnd: '4' },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: '400px' } },
      md: { content: { maxWidth: '520px' } },
      lg: { content: { maxWidth: '720px' } },
      full: { content: { maxWidth: '1200px' } },
    },
    placement: {
      center: {},
      bottom: {
        positioner: { padding: '0', paddingBlockStart: '8' },
        content: {
          marginBlockEnd: '0',
          maxWidth: 'full',
          borderBottomRadius: '0',
          _motionSafe: { animation: '{durations.slow} {easings.out} drawer' },
        },
      },
    },
  },
  defaultVariants: { size: 'sm', placement: 'center' },
});

const floating = {
  ...surface,
  zIndex: layer,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'min(var(--available-height, 100dvh), calc(100dvh - 16px))',
  overflowY: 'auto',
  outline: 'none',
  animation: '{durations.fast} {easings.out} appear',
} as const;

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: 'full',
  minHeight: '9',
  paddingInline: '2.5',
  borderRadius: 'control',
  fontSize: 'sm',
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'none',
  [touch]: { minHeight: '11' },
  '& > svg': { width: '1.15em', height: '1.15em', flexShrink: 0, color: 'fg.subtle' },
  _highlighted: { bg: 'bg.muted' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  '&[data-tone=danger], &[data-tone=danger] > svg': { color: 'danger.fg' },
} as const;

const menu = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'item', 'itemGroup', 'itemGroupLabel', 'separator'],
  base: {
    content: { ...floating, minWidth: '48', padding: '1.5' },
    item,
    itemGroupLabel: { paddingInline: '2.5', paddingBlock: '2' },
    separator: { borderTopWidth: '1px', borderColor: 'border', marginBlock: '1.5' },
  },
});

const popover = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'title', 'description', 'header', 'body', 'footer', 'closeTrigger'],
  base: {
    content: { ...floating, width: '23rem' },
    // Not of what scrolls: actions that stick to its end would float above its padding.
    body: { padding: '2' },
    title: { paddingInline: '3', paddingBlock: '2' },
  },
});

const tooltip = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content'],
  base: {
    content: {
      ...floating,
      bg: 'fg',
      color: 'bg',
      borderWidth: '0',
      borderRadius: 'control',
      paddingInline: '2.5',
      paddingBlock: '1',
      fontSize: 'xs',
      pointerEvents: 'none',
      animation: '{durations.fast} {easings.out} 250ms both appear',
    },
  },
});

const tabs = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: { list: { display: 'flex', ...tabRowStyle }, trigger: tabStyle, content: { paddingBlockStart: '5' } },
});

/** The looks of Chakra's overlays, by the names under which its components find them. */
export const overlayRecipes = { dialog, menu, popover, tabs, tooltip };
