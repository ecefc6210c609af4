import { expect, test } from 'vitest';
import { proofProblem } from './report-schema.ts';

const file = (name: string, type: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type });
const MOST = 10 * 1024 * 1024;

test.each([
  ['a PDF', file('proof.pdf', 'application/pdf'), null],
  ['a photo of the greatest size', file('proof.jpg', 'image/jpeg', MOST), null],
  ['a photo without a type', file('proof.PNG', ''), null],
  ['nothing', null, 'required'],
  ['an iPhone photo', file('proof.heic', 'image/heic'), 'heic'],
  ['a picture that the API rejects', file('proof.webp', 'image/webp'), 'type'],
  ['a text', file('proof.txt', 'text/plain'), 'type'],
  ['an empty file', file('proof.pdf', 'application/pdf', 0), 'empty'],
  ['a larger photo', file('proof.jpg', 'image/jpeg', MOST + 1), 'size'],
])('of %s the form knows before it is sent whether the API takes it', (_, proof, problem) =>
  expect(proofProblem(proof)).toBe(problem),
);
