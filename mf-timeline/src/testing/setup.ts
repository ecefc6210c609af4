import { clearOutboxForTest } from '@academy/shared-auth/testing';
import { setUpRemoteTests } from '@academy/shared-ui/testing';
import { afterEach } from 'vitest';
import { server } from './server.ts';

setUpRemoteTests(server);
afterEach(clearOutboxForTest);
