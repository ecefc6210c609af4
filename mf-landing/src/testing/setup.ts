import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  cleanup();
  expect(complaints.mock.calls.splice(0), 'console.error was called').toEqual([]);
});
