/**
 * What a child's session may do (D141): these calls, with these permissions, and nothing else. Whatever is not here is
 * closed: settings, money, contacts, other sessions, and concerns (D146), since a parent opens this session. Files and realtime follow the permissions.
 */
const calls: readonly string[] = [
  // The session itself.
  'get /profile',
  'post /auth/logout',
  'post /children/session/back',
  'post /login/passkey',
  'post /login/verify',
  // What every page asks for.
  'get /academy',
  'get /time-zones',
  'get /legal-texts/current',
  'get /safety',
  'get /site/:page',
  'get /consents',
  'post /figures',
  'post /figures/policy',
  'get /realtime/token',
  'get /notifications',
  'patch /notifications/read',
  'get /search',
  'get /list-views',
  // Classes and joining.
  'get /classes',
  'get /classes/:id',
  'get /classes/:id/progress',
  'get /classes/:id/requests',
  'get /class-requests',
  'get /attendance',
  'post /attendance/:classId/join',
  'post /attendance/:classId/leave',
  'get /calendar',
  'get /closures',
  'get /closures/:id',
  'get /series',
  'get /series/:id',
  'get /students/:id/holds',
  // Homework.
  'get /assignments',
  'get /assignments/:id',
  'get /assignments/:id/hand-ins',
  'post /assignments/:id/hand-ins',
  'put /assignments/:id/hand-ins/:upload',
  'post /assignments/:id/seen',
  'post /uploads',
  'put /uploads/in-parts/:id',
  'put /uploads/in-parts/:id/:number',
  'delete /uploads/in-parts/:id',
  'delete /uploads/:id',
  // How far the child is.
  'get /daily-reports',
  'get /daily-reports/:id',
  'get /monthly-reports',
  'get /monthly-reports/:id',
  'get /students/:id/progress',
  'get /students/:id/progress/due',
  'get /students/:id/progress/month',
  'get /students/:id/progress/next',
  'get /students/:id/certificates',
  'get /certificates/:id/paper',
  'get /quran/structure',
  'get /students/:id/steps',
  'get /students/:id/steps/certificate',
  'get /subjects',
  'get /students/:id/exams',
  'get /exams/:id',
  'get /students/:id/goals',
  'get /students/:id/study-plan',
  'post /students/:id/home-hearings',
  'delete /students/:id/home-hearings',
  'get /students/:id/home-recordings',
  'delete /students/:id/home-recordings/:recordingId',
  // Materials.
  'get /materials',
  'get /materials/:id',
  'get /books',
  'get /books/:id',
  'get /files',
  'get /files/:folder/:name',
  // Messages, as far as D45 lets the child.
  'get /contacts',
  'get /chats',
  'get /chats/lists',
  'put /chat/:id',
  'get /messages/:id',
  'get /messages/log/:id',
  'post /messages/send',
  'post /messages/typing/:id',
  'patch /messages/read/:id',
  'patch /messages/delivered',
  // The timeline, to read.
  'get /posts',
  'get /posts/:id',
  'get /comments/:id',
];

export const childCalls: ReadonlySet<string> = new Set(calls);

/** The permissions of a student that a child's session keeps. */
export const childPermissions: ReadonlySet<string> = new Set([
  'timeline.read',
  'messaging.read',
  'messaging.create',
  'materials.read',
  'book.read',
  'classes.my_classes.read',
  'classes.assignments.read',
  'classes.report.read',
  'calendar.read',
]);

/** Whether a call is open in a child's session. */
export const isOpenToChild = ({ method, path }: { method: string; path: string }): boolean =>
  childCalls.has(`${method} ${path}`);
