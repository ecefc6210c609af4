export { WebSocket } from 'ws';
export { TEST_PASSWORD } from './builders/people.ts';
export { startByAbly, startInstance } from './live-instance.ts';
export { sharedTestApi } from './shared-api.ts';
export { createTestApi, type TestApi } from './test-api.ts';
export { xssCorpus } from './xss-corpus.ts';
