/** For the component tests of remotes. */
export { clearToasts } from './clear-toasts.ts';
export { takeComplaints, watchComplaints } from './complaints.ts';
export { watchIdle } from './idle.ts';
export { pretendMedia, pretendNarrow } from './media.ts';
export { memoryCaches } from './memory-caches.ts';
export { serveMicrophone } from './microphone.ts';
export { keepRulesInOneSheet } from './one-sheet.ts';
export { watchReach } from './reach.ts';
export { someRecipients } from './recipients.ts';
export { setUpRemoteTests } from './remote-setup.ts';
export { filesInRooms, remoteTests } from './remote-tests.tsx';
export { type RemoteUnderTest, renderRemote } from './render-remote.tsx';
export { requestsTo } from './requests.ts';
export { rejectRequests } from './without-network.ts';
