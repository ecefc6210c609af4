export { checkRemote } from './check-remote.ts';
export { type CheckReport, reportText } from './report.ts';
