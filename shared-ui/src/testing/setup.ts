import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { clearToasts } from './clear-toasts.ts';

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});

/** Takes what was complained about so far, in a test that expects a complaint. */
export const takeComplaints = (): unknown[][] => complaints.mock.calls.splice(0);

afterEach(() => {
  cleanup();
  clearToasts();
  localStorage.clear();
  document.documentElement.className = '';
  expect(takeComplaints(), 'console.error was called').toEqual([]);
});
