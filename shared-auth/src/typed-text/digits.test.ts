import { describe, expect, it } from 'vitest';
import { codeDigits, isSendablePhone, phoneDigits, plainNumber, typedPhone } from './digits.ts';
import { latinDigits } from './latin-digits.ts';
import { codeVectors, phoneVectors } from './typed-vectors.ts';

describe('a number', () => {
  it.each([
    ['12.5', '12.5'],
    ['١٢٫٥', '12.5'],
    ['۱۲٫۵', '12.5'],
    ['১২.৫', '12.5'],
    ['１２', '12'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['١٢٬٣٤٥٬٦٧٨', '12345678'],
    ['-١٬٠٠٠', '-1000'],
    ['\u22125', '-5'],
    ['–5', '-5'],
    [' \u200e12\u00a0', '12'],
    ['\u061c-٥', '-5'],
    ['1 234.50', '1234.50'],
    ['12\u202f345', '12345'],
  ])('the number %s is read as %s', (written, number) => {
    expect(plainNumber(written)).toBe(number);
  });

  it.each(['١٬٢٣', '١٢٣٤٬٥٦٧', '١٬٢٣٤٬٥', '٬١٢٣', '١٫٢٫٣', '1 23', '1 2345', '1,5', '1-5', '½', '²'])(
    'the text %s is not a number',
    (written) => {
      expect(plainNumber(written)).not.toMatch(/^[+-]?\d+(\.\d+)?$/);
    },
  );
});

it('the digits of every script are read', () => {
  const texts = [
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '०१२३४५६७८९',
    '০১২৩৪৫৬৭৮৯',
    '０１２３４５６７８９',
    '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
    '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙',
  ];
  for (const text of texts) expect(latinDigits(`a ${text} b`)).toBe('a 0123456789 b');
});

it.each(phoneVectors.accepted)('the phone %j is read by its digits', (typed) => {
  expect(phoneDigits(typed)).toBe(phoneVectors.digits);
});

it.each(phoneVectors.international)('the phone %j has its country', (typed, phone) => {
  expect(typedPhone(typed).replace('+9660', '+966')).toBe(phone);
  expect(isSendablePhone(typedPhone(typed))).toBe(true);
});

it('eleven digits stay as they are, whatever they begin with', () => {
  expect(['00962791234', '15551234567'].map(typedPhone)).toEqual(['00962791234', '15551234567']);
});

it.each(phoneVectors.rejected)('the phone %j does not have eleven digits', (typed) => {
  expect(phoneDigits(typed)).not.toMatch(/^\d{11}$/);
});

it.each(codeVectors.accepted)('the code %j is read by its digits', (typed) => {
  expect(codeDigits(typed)).toBe(codeVectors.code);
});

it.each(codeVectors.recovery)('the recovery code %j keeps its letters', (typed, code) => {
  expect(codeDigits(typed)).toBe(code);
});

it.each(codeVectors.rejected)('the text %j is read as another code', (typed) => {
  expect(codeDigits(typed)).not.toBe(codeVectors.code);
});
