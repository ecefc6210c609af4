import { setUpRemoteTests } from '@academy/shared-ui/testing';
import { afterEach } from 'vitest';
import { submissions } from '#/components/report-outbox.ts';
import { server } from './server.ts';

setUpRemoteTests(server);
// Reports on their way outlive the page that sent them.
afterEach(() => submissions.setState({}, true));
