import { expect, it } from 'vitest';
import { questions, readAnswer, worded } from './questions.ts';

const [english = '', arabic = ''] = [questions.en[0], questions.ar[0]];

it('an own question is stored by its key, and read in both languages; a client’s own has neither (D168)', () => {
  const { answers } = worded([
    { question: arabic, answer: 'نعم' },
    { question: 'Why?', answer: 'So' },
    { question: '', answer: 'Well' },
  ]);
  expect(answers.map(({ key }) => key)).toEqual(['memorised', undefined, 'recitation']);
  const [own, other] = answers.map(readAnswer);
  expect(own).toEqual({ question: arabic, answer: 'نعم', questionIn: { en: english, ar: arabic } });
  expect(other?.questionIn).toBeNull();
});

it('an own question without a key, of an old report, is known by its text; with a key, the text may be an old one', () => {
  const questionIn = { en: english, ar: arabic };
  expect(readAnswer({ question: english, answer: '' }).questionIn).toEqual(questionIn);
  expect(readAnswer({ key: 'memorised', question: 'Formerly?', answer: '' }).questionIn).toEqual(questionIn);
});
