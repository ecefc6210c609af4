import { clearOutboxForTest } from '@academy/shared-auth/testing';
import { setUpRemoteTests } from '@academy/shared-ui/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { endStay } from '#/class/components/stay.ts';
import { clearHandInsForTest } from '#/library/outbox/hand-in-outbox.ts';
import { clearResults } from '#/reports/components/report-form/use-submission.ts';
import { server } from './server.ts';

setUpRemoteTests(server);
// Texts such as "today" do not depend on the day on which the tests run.
beforeEach(() => {
  if (globalThis.window) vi.useFakeTimers({ now: Date.parse('2026-11-18T09:00:00Z'), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());
// A report that is being sent survives its page, and so does a joined class.
afterEach(() => {
  clearResults();
  clearOutboxForTest();
  // Contract tests have no page.
  if (!globalThis.window) return;
  clearHandInsForTest();
  endStay();
  sessionStorage.clear();
});
