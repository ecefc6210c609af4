import { setUpRemoteTests } from '@academy/shared-ui/testing';
import { afterEach } from 'vitest';
import { clearOrigins } from '#/components/people/return-place.ts';
import { server } from './server.ts';

setUpRemoteTests(server);
// Where a person's page was left outlives the page.
afterEach(clearOrigins);
