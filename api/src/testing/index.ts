export { TEST_PASSWORD } from './builders.ts';
export { createTestApi, type TestApi } from './test-api.ts';
export { xssCorpus } from './xss-corpus.ts';
