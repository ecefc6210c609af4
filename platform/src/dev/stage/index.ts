export { followSources, type SourceRelease } from './source-release.ts';
export { StageProxy } from './stage-proxy.ts';
