export { TEST_PASSWORD } from './builders.ts';
export { createTestApi, type TestApi } from './test-api.ts';
