export { clearToasts } from './clear-toasts.ts';
/** For the component tests of remotes. */
export { watchIdle } from './idle.ts';
export { watchReach } from './reach.ts';
export { setUpRemoteTests } from './remote-setup.ts';
export { type RemoteUnderTest, renderRemote } from './render-remote.tsx';
