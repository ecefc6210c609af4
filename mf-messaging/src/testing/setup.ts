import { clearOutboxForTest } from '@academy/shared-auth/testing';
import { setUpRemoteTests } from '@academy/shared-ui/testing';
import { afterEach, beforeEach } from 'vitest';
import { emptyFiles } from '#/outbox/outbox.ts';
import { server } from './server.ts';

setUpRemoteTests(server);

// Nothing is laid out in happy-dom; newer browsers answer a promise.
beforeEach(() => {
  if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => Promise.resolve() as never;
});
afterEach(() => {
  emptyFiles();
  clearOutboxForTest();
});
