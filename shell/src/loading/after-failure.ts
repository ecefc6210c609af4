/** What only a page needs whose remote failed. */
export { describeRelease } from './describe-release.ts';
export { diagnose } from './diagnosis.ts';
