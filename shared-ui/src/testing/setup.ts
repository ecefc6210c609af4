import { cleanup } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { loadOverlays } from '../overlays/load-overlays.ts';
import { clearToasts } from './clear-toasts.ts';
import { takeComplaints, watchComplaints } from './complaints.ts';
import { keepRulesInOneSheet } from './one-sheet.ts';
import { rejectRequests } from './without-network.ts';

watchComplaints();
keepRulesInOneSheet();
rejectRequests();
await loadOverlays();

afterEach(() => {
  cleanup();
  clearToasts();
  // Some tests have no page.
  globalThis.localStorage?.clear();
  if (globalThis.document) document.documentElement.className = '';
  expect(takeComplaints(), 'console.error was called').toEqual([]);
});
