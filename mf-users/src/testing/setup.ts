import { setUpRemoteTests } from '@academy/shared-ui/testing';
import { afterEach } from 'vitest';
import { clearOrigins } from '#/base/components/people/return-place.ts';
import { server } from './server.ts';

setUpRemoteTests(server);
// The stored state of a person's page survives the page, so it is reset.
afterEach(clearOrigins);
