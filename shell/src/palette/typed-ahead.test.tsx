import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTypedAhead } from './typed-ahead.ts';

function show(isOpen: boolean) {
  const onEscape = vi.fn();
  let take = () => '';
  function Page({ isOpen }: { isOpen: boolean }) {
    take = useTypedAhead(isOpen, onEscape);
    return <input aria-label="page" />;
  }
  const page = render(<Page isOpen={isOpen} />);
  const type = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(document.body, { key }));
  return { onEscape, take: () => take(), type, open: (next: boolean) => page.rerender(<Page isOpen={next} />) };
}

test('letters typed while the palette loads are kept, and do not reach the page', () => {
  const { type, take } = show(true);
  expect(type('m', 'a', 'x', 'Backspace', 'ر')).toEqual([false, false, false, false, false]);
  expect(take()).toBe('maر');
});

test('keys belong to the palette once it has the typed text, and nothing is kept for the next opening', () => {
  const { type, take, open } = show(true);
  type('a');
  expect(take()).toBe('a');
  expect(type('b')).toEqual([true]);
  open(false);
  expect(type('c')).toEqual([true]);
  open(true);
  expect(take()).toBe('');
});

test('keys that write nothing reach the page, and Escape cancels the opening', () => {
  const { type, onEscape } = show(true);
  expect(type('Tab', 'ArrowDown', 'Shift')).toEqual([true, true, true]);
  expect(onEscape).not.toHaveBeenCalled();
  type('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
});
