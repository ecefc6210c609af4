export { ROLES } from './academy.ts';
export { checkRemote } from './check-remote.ts';
export { reportText } from './report.ts';
