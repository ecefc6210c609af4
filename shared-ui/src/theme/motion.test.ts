import { expect, test } from 'vitest';
import { keyframes } from './global-styles.ts';

/** They stop if less motion is requested, except `spin`, which turns in place and shows waiting. */
const guardedByTheirUse = ['spin', 'advance'];

test.each(Object.entries(keyframes).filter(([name]) => !guardedByTheirUse.includes(name)))(
  'the animation %s moves nothing if less motion is requested',
  (_name, steps) => {
    const moves = JSON.stringify(steps).match(/translate\w*\((?!calc\(\d+px \* var\(--motion\)\))/g);
    expect(moves).toBeNull();
  },
);
