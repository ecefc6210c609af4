import { clearOutboxForTest } from '@academy/shared-auth/testing';
import { setUpRemoteTests } from '@academy/shared-ui/testing';
import { afterEach, beforeEach } from 'vitest';
import { emptyFiles } from '#/outbox/outbox.ts';
import { server } from './server.ts';

setUpRemoteTests(server);

// happy-dom has no layout; newer browsers return a promise here.
beforeEach(() => {
  if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => Promise.resolve() as never;
});
afterEach(() => {
  emptyFiles();
  clearOutboxForTest();
});
