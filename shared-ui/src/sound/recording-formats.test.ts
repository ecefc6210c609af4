import { expect, test } from 'vitest';
import { recordingFormat } from './recording-formats.ts';

test("WebM is recorded if possible, and MP4 by Apple's browsers", () => {
  expect(recordingFormat('Google Inc.', () => true)).toBe('audio/webm;codecs=opus');
  expect(recordingFormat('Apple Computer, Inc.', () => true)).toBe('audio/mp4');
  expect(recordingFormat('', (format) => format.startsWith('audio/ogg'))).toBe('audio/ogg;codecs=opus');
  expect(recordingFormat('', () => false)).toBeUndefined();
});
