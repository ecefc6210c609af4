import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIdle } from '../testing/idle.ts';
import { useDrawnCount } from './use-drawn-count.ts';

let idle: ReturnType<typeof watchIdle>;
const beIdle = () => idle.beIdle();

beforeEach(() => {
  idle = watchIdle();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Given = Parameters<typeof useDrawnCount>[1];

function Items({ total, ...given }: Partial<Given> & { total: number }) {
  const drawn = useDrawnCount(total, { first: 3, step: 4, ...given });
  return (
    <>
      <output>{drawn}</output>
      <input aria-label="search" />
    </>
  );
}

const drawn = () => Number(screen.getByRole('status').textContent);
const waitsForNothing = () => expect(idle.isWaited()).toBe(false);

test('a first screenful is drawn at once, and the rest in steps while the browser is idle', () => {
  render(<Items total={9} />);
  expect(drawn()).toBe(3);
  beIdle();
  expect(drawn()).toBe(7);
  beIdle();
  expect(drawn()).toBe(9);
  waitsForNothing();
});

test('content that loads after the first drawing is drawn at once, or in steps if the list grows', () => {
  const { rerender, unmount } = render(<Items total={3} />);
  expect(drawn()).toBe(3);
  rerender(<Items total={5} />);
  expect(drawn()).toBe(3);
  beIdle();
  rerender(<Items total={60} />);
  expect(drawn()).toBe(60);
  unmount();
  const second = render(<Items total={3} grows />);
  second.rerender(<Items total={60} grows />);
  expect(drawn()).toBe(3);
  beIdle();
  expect(drawn()).toBe(7);
});

test('other rows start with a first screenful again', () => {
  const { rerender } = render(<Items total={9} of="page 1" />);
  beIdle();
  beIdle();
  rerender(<Items total={9} of="page 2" />);
  expect(drawn()).toBe(3);
});

test('all is drawn at once for a returning viewer, and in browsers without idle callbacks', () => {
  const { unmount } = render(<Items total={9} atOnce />);
  expect(drawn()).toBe(9);
  unmount();
  vi.unstubAllGlobals();
  render(<Items total={9} />);
  expect(drawn()).toBe(9);
});

test.each([
  ['find in page', () => fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true })],
  ['select all, in a field too', () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'a', metaKey: true })],
  ['moving by Tab', () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Tab' })],
  ['keys of the list', () => fireEvent.keyDown(document.body, { key: 'k' })],
  ['printing', () => fireEvent(window, new Event('beforeprint'))],
])('the action %s finds everything drawn', (_, need) => {
  render(<Items total={9} />);
  need();
  expect(drawn()).toBe(9);
  waitsForNothing();
});

test('typing in a field does not draw the rest', () => {
  render(<Items total={9} />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'f' });
  expect(drawn()).toBe(3);
});
