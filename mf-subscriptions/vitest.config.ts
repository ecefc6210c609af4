import { remoteTestConfig } from '../shared-ui/src/testing/remote-config.ts';

export default remoteTestConfig('mf-subscriptions');
