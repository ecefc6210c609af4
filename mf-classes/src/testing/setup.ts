import { clearOutboxForTest } from '@academy/shared-auth/testing';
import { setUpRemoteTests } from '@academy/shared-ui/testing';
import { afterEach } from 'vitest';
import { endStay } from '#/components/class/stay.ts';
import { clearResults } from '#/components/reports/use-submission.ts';
import { server } from './server.ts';

setUpRemoteTests(server);
// Reports on their way outlive the page that sent them, and so does a class that was joined.
afterEach(() => {
  clearResults();
  clearOutboxForTest();
  // Contract tests have no page.
  if (!globalThis.window) return;
  endStay();
  sessionStorage.clear();
});
