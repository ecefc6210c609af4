import { expect, test } from 'vitest';
import { rejectionOf, typeOf } from './file-rules.ts';

const aFile = (name: string, type: string) => new File(['x'], name, { type });

test.each([
  ['photo.jpg', 'image/jpeg', 'image'],
  ['Photo.JPG', '', 'image'],
  ['photo.webp', 'application/octet-stream', 'image'],
  ['class.mov', '', 'video'],
  ['unnamed', 'video/mp4', 'video'],
  ['plan.pdf', 'application/pdf', undefined],
  ['jpg', '', undefined],
] as const)('%s of type "%s" is accepted or rejected: %s', (name, type, expected) => {
  expect(typeOf(aFile(name, type))).toBe(expected);
  expect(rejectionOf(aFile(name, type))).toBe(expected ? null : 'form.media.wrongType');
});
