import { describe, expect, it } from 'vitest';
import { afterKey, firstPage, goTo, goToTyped, zoomBy, zooms } from './page-state.ts';

const at = (page: number) => ({ ...firstPage(5), page });

describe('the PDF viewer', () => {
  it.each([
    ['ArrowRight', false, 3],
    ['ArrowLeft', false, 1],
    ['ArrowLeft', true, 3],
    ['ArrowRight', true, 1],
    ['PageDown', true, 3],
    ['PageUp', false, 1],
    ['Home', false, 1],
    ['End', false, 5],
  ])('the PDF viewer goes from page 2 by %s (right to left: %s) to page %i', (key, isRightToLeft, page) =>
    expect(afterKey(at(2), key, isRightToLeft)?.page).toBe(page),
  );

  it.each(['3', ' ٣ ', '۳'])('the PDF viewer goes to the typed page %s', (typed) => {
    expect(goToTyped(at(1), typed).page).toBe(3);
  });

  it('the PDF viewer stays within the pages of the file', () => {
    expect([goTo(at(2), 0).page, goTo(at(2), 9).page, goTo(at(2), Number.NaN).page]).toEqual([1, 5, 1]);
    expect(afterKey(at(5), 'PageDown', false)?.page).toBe(5);
  });

  it('the PDF viewer zooms in steps, within limits, and back to the width', () => {
    const zoomed = afterKey(at(2), '+', false);
    expect(zooms[zoomed?.zoom ?? 0]).toBe(1.25);
    expect(zoomed && zooms[afterKey(zoomed, '0', false)?.zoom ?? 0]).toBe(1);
    expect([zooms[zoomBy(at(1), 99).zoom], zooms[zoomBy(at(1), -99).zoom]]).toEqual([3, 0.5]);
  });

  it('the PDF viewer ignores other keys', () => expect(afterKey(at(2), 'ArrowDown', false)).toBeNull());
});
