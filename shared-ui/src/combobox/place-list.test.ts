import { afterEach, expect, test, vi } from 'vitest';
import { placeList } from './place-list.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A phone's window of 390 × 844, of which the keyboard leaves this height visible. */
function phone(seenHeight: number) {
  vi.stubGlobal('visualViewport', { offsetTop: 0, height: seenHeight });
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
}

function boxes({ fieldTop, panelHeight }: { fieldTop: number; panelHeight: number }) {
  const field = document.createElement('div');
  const panel = document.createElement('div');
  field.getBoundingClientRect = () => new DOMRect(16, fieldTop, 358, 44);
  Object.defineProperties(panel, {
    offsetHeight: { value: panelHeight, configurable: true },
    offsetWidth: { value: 358 },
  });
  return { field, panel };
}

const styleOf = ({ style }: HTMLElement) => [style.insetBlockStart, style.maxHeight, style.width];

test('a field’s list is as wide as the field, below it, and no taller than the visible space', () => {
  phone(844);
  const { field, panel } = boxes({ fieldTop: 500, panelHeight: 280 });
  placeList(panel, field);
  expect(styleOf(panel)).toEqual(['550px', '286px', '358px']);
});

test('if the keyboard covers the space below, the list is above its field', () => {
  phone(500);
  const { field, panel } = boxes({ fieldTop: 400, panelHeight: 320 });
  placeList(panel, field);
  expect(styleOf(panel)).toEqual(['74px', '320px', '358px']);
});

test('a short list opens on the same side as a long one', () => {
  phone(500);
  const { field, panel } = boxes({ fieldTop: 400, panelHeight: 40 });
  placeList(panel, field);
  expect(panel.style.insetBlockStart).toBe('354px');
});
