import { expect, test } from 'vitest';
import { keyframes } from './global-styles.ts';

/** They stand still where less motion is asked for: `spin` turns in place and says that something is awaited. */
const guardedByTheirUse = ['spin', 'advance'];

test.each(Object.entries(keyframes).filter(([name]) => !guardedByTheirUse.includes(name)))(
  'the animation %s moves nothing where less motion is asked for',
  (_name, steps) => {
    const moves = JSON.stringify(steps).match(/translate\w*\((?!calc\(\d+px \* var\(--motion\)\))/g);
    expect(moves).toBeNull();
  },
);
