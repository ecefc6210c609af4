import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAcademy } from '#/academy.ts';
import { LandingContext } from '#/landing-context.ts';
import { textIn } from '#/site/texts.ts';
import { builtInWords } from '#/words/page-words.ts';
import { Faq } from './faq.tsx';

function openFaq(): HTMLDetailsElement[] {
  render(
    <LandingContext
      value={{
        language: 'en',
        academy: openAcademy,
        words: builtInWords,
        t: (key, values) => textIn('en', key, values),
        Link: 'a',
        isDocument: true,
      }}
    >
      <Faq />
    </LandingContext>,
  );
  return screen.getAllByRole<HTMLDetailsElement>('group');
}

it('the FAQ has four questions, one of them open', () => {
  const items = openFaq();
  expect(items).toHaveLength(4);
  expect(items.filter((item) => item.open)).toHaveLength(1);
  expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['faq']));
});

it('opening a question closes the open one', () => {
  const [first, second] = openFaq();
  if (!first || !second) throw new Error('no questions');
  second.open = true;
  fireEvent(second, new Event('toggle'));
  expect(first.open).toBe(false);
  expect(second.open).toBe(true);
});

it('closing the open question leaves none open', () => {
  const items = openFaq();
  const summary = items[0]?.querySelector('summary');
  if (!summary) throw new Error('no questions');
  fireEvent.click(summary);
  expect(items.filter((item) => item.open)).toEqual([]);
});
