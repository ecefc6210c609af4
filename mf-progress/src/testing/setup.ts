import { setUpRemoteTests } from '@academy/shared-ui/testing';
import { server } from './server.ts';

setUpRemoteTests(server);
