/** Who asks, in the order of the columns. `parent`: a guest who is a parent of `student` (D8). */
export const viewers = ['nobody', 'guest', 'parent', 'student', 'teacher', 'leader', 'admin', 'super-admin'] as const;
export type ViewerName = (typeof viewers)[number];

/**
 * What every call answers whom (D2, D3, D9). Behind the path: whose object, or what is asked. `own` is the asker's or of
 * the asker's scope, `foreign` is of people who have nothing to do with the asker. `-`: there is no such object.
 */
const matrix = `
  post   /auth/signup            any           201 201 201 201 201 201 201 201
  post   /login                  any           200 200 200 200 200 200 200 200
  post   /auth/logout            own           401 200 200 200 200 200 200 200
  post   /auth/forgetPassword    any           200 200 200 200 200 200 200 200
  post   /auth/verifyResetcode   wrong         400 400 400 400 400 400 400 400
  put    /auth/resetPassword     unverified    400 400 400 400 400 400 400 400
  get    /profile                own           401 200 200 200 200 200 200 200
  get    /own-profile            own           401 200 200 200 200 200 200 200
  put    /own-profile            own           401 200 200 200 200 200 200 200
  put    /own-password           own           401 200 200 200 200 200 200 200
  delete /own-account            own           401 200 200 200 200 200 200 200
  post   /contact                any           200 200 200 200 200 200 200 200

  get    /users                  any           401 403 403 403 200 200 200 200
  get    /users.csv              any           401 403 403 403 200 200 200 200
  get    /users/:id              self          401 403 403 403 200 200 200 200
  get    /users/:id              own           401 403 403 403 200 200 200 200
  get    /users/:id              foreign       401 403 403 403 404 404 200 200
  get    /users/:id              admin         401 403 403 403 404 404 200 200
  get    /search                 any           401 200 200 200 200 200 200 200
  get    /list-views             own           401 200 200 200 200 200 200 200
  post   /list-views             own           401 201 201 201 201 201 201 201
  put    /list-views/:id         own           401 200 200 200 200 200 200 200
  put    /list-views/:id         foreign       401 404 404 404 404 404 404 404
  delete /list-views/:id         own           401 200 200 200 200 200 200 200
  delete /list-views/:id         foreign       401 404 404 404 404 404 404 404

  post   /users                  student       401 403 403 403 403 403 201 201
  post   /users                  admin         401 403 403 403 403 403 201 201
  post   /users                  super-admin   401 403 403 403 403 403 403 201
  put    /users/:id              own           401 403 403 403 403 403 200 200
  put    /users/:id              foreign       401 403 403 403 403 403 200 200
  put    /users/:id              admin         401 403 403 403 403 403 200 200
  put    /users/:id              super-admin   401 403 403 403 403 403 403 200
  put    /users/:id              own-role      401 403 403 403 403 403 403 403
  delete /users/:id              foreign       401 403 403 403 403 403 200 200
  delete /users/:id              super-admin   401 403 403 403 403 403 403 200
  put    /users/:id/password     foreign       401 403 403 403 403 403 200 200
  put    /users/:id/password     super-admin   401 403 403 403 403 403 403 200
  get    /users/:id/ledger       own           401 404 200 200 404 200 200 200
  get    /users/:id/ledger       foreign       401 404 404 404 404 404 200 200

  post   /users/students         own           401 403 403 403 403 403 201 201
  post   /users/students         foreign       401 403 403 403 403 403 201 201
  post   /users/students/:id     own           401 403 403 403 403 403 200 200
  post   /users/students/:id     foreign       401 403 403 403 403 403 200 200
  post   /users/teachers         own           401 403 403 403 403 403 201 201
  post   /users/teachers         foreign       401 403 403 403 403 403 201 201
  post   /users/teachers/:id     own           401 403 403 403 403 403 200 200
  post   /users/teachers/:id     foreign       401 403 403 403 403 403 200 200
  get    /teacher-statistics     own           401 404 404 404 200 200 200 200
  get    /teacher-statistics     foreign       401 404 404 404 404 404 200 200
  get    /statistics             any           401 200 200 200 200 200 200 200
  get    /statistics/classes     any           401 403 403 200 200 200 200 200
  get    /statistics/teachers    any           401 403 403 403 403 200 200 200
  get    /statistics/money       any           401 403 403 403 403 403 200 200
  get    /statistics/attention   any           401 403 403 403 403 200 200 200
  get    /teachers/:id/students  own           401 404 404 404 200 200 200 200
  get    /teachers/:id/students  foreign       401 404 404 404 404 404 200 200
  get    /teacher-salaries/:teacherId     own      401 404 404 404 200 404 200 200
  get    /teacher-salaries/:teacherId     foreign  401 404 404 404 404 404 200 200
  post   /teacher-salaries/:teacherId     own      401 403 403 403 403 403 201 201
  post   /teacher-salaries/:teacherId     foreign  401 403 403 403 403 403 201 201
  put    /teacher-salaries/:teacherId/:id own      401 403 403 403 403 403 200 200
  put    /teacher-salaries/:teacherId/:id foreign  401 403 403 403 403 403 200 200
  delete /teacher-salaries/:teacherId/:id own      401 403 403 403 403 403 200 200
  delete /teacher-salaries/:teacherId/:id foreign  401 403 403 403 403 403 200 200
  get  /teacher-salaries/:teacherId/months                    own      401 404 404 404 200 404 200 200
  get  /teacher-salaries/:teacherId/months                    foreign  401 404 404 404 404 404 200 200
  get  /teacher-salaries/:teacherId/months/:month             own      401 404 404 404 200 404 200 200
  get  /teacher-salaries/:teacherId/months/:month             foreign  401 404 404 404 404 404 200 200
  get  /teacher-salaries/:teacherId/months/:month/lines.csv   own      401 404 404 404 200 404 200 200
  get  /teacher-salaries/:teacherId/months/:month/lines.csv   foreign  401 404 404 404 404 404 200 200
  post /teacher-salaries/:teacherId/months/:month/adjustments own      401 403 403 403 403 403 201 201
  post /teacher-salaries/:teacherId/months/:month/adjustments foreign  401 403 403 403 403 403 201 201
  post /teacher-salaries/:teacherId/months/:month/close       own      401 403 403 403 403 403 200 200
  post /teacher-salaries/:teacherId/months/:month/close       foreign  401 403 403 403 403 403 200 200
  post /teacher-salaries/:teacherId/months/:month/reopen      own      401 403 403 403 403 403 403 200
  post /teacher-salaries/:teacherId/months/:month/reopen      foreign  401 403 403 403 403 403 403 200

  get    /currencies             any           200 200 200 200 200 200 200 200
  get    /packages               any           401 200 200 200 403 403 200 200
  get    /packages/audiences     any           401 200 200 200 403 403 200 200
  get    /packages/:id           any           401 200 200 200 403 403 200 200
  get    /packages/:id           for-students  401 404 404 200 403 403 200 200
  get    /packages/:id           deactivated   401 404 404 404 403 403 200 200
  post   /packages               any           401 403 403 403 403 403 201 201
  put    /packages/:id           any           401 403 403 403 403 403 200 200
  put    /packages/:id/deactivate any          401 403 403 403 403 403 200 200
  put    /packages/:id/deactivate deactivated  401 403 403 403 403 403 409 409
  put    /packages/:id/reactivate any          401 403 403 403 403 403 409 409
  put    /packages/:id/reactivate deactivated  401 403 403 403 403 403 200 200
  delete /packages/:id           any           401 403 403 403 403 403 200 200
  get    /bank-transfers         any           401 403 403 403 403 403 200 200
  get    /bank-transfers/:id     any           401 403 403 403 403 403 200 200
  post   /bank-transfers         any           401 403 403 403 403 403 201 201
  put    /bank-transfers/:id     any           401 403 403 403 403 403 200 200
  delete /bank-transfers/:id     any           401 403 403 403 403 403 200 200
  post   /subscriptions/monthly/:packageId  unconfigured 401 503 503 503 403 403 403 403
  post   /subscriptions/one-time/:packageId unconfigured 401 503 503 503 403 403 403 403
  get    /subscriptions/manage   unconfigured  401 503 503 503 403 403 403 403
  get    /subscriptions/summary  any           401 200 200 200 200 200 200 200
  get    /subscriptions/summary  own           401 404 200 200 404 404 200 200
  get    /subscriptions/summary  foreign       401 404 404 404 404 404 200 200
  get    /subscriptions/purchases/:id own      401 200 200 200 200 200 200 200
  get    /subscriptions/purchases/:id foreign  401 404 404 404 404 404 404 404
  post   /subscriptions/purchases/:id/refresh own     401 200 200 200 200 200 200 200
  post   /subscriptions/purchases/:id/refresh foreign 401 404 404 404 404 404 404 404
  get    /payments               any           401 200 200 200 200 200 200 200
  get    /payments               own           401 404 200 200 404 404 200 200
  get    /payments               foreign       401 404 404 404 404 404 200 200
  post   /webhooks/stripe        unconfigured  404 404 404 404 404 404 404 404
  get    /invoices               any           401 403 200 200 403 403 200 200
  get    /invoices               own           401 404 200 200 404 404 200 200
  get    /invoices               foreign       401 404 404 404 404 404 200 200
  get    /invoices/mine          any           401 200 200 200 200 200 200 200
  get    /invoices/:id/documents own           401 404 200 200 404 404 200 200
  get    /invoices/:id/documents foreign       401 404 404 404 404 404 200 200
  post   /invoices/:id/take-back own           401 403 403 403 403 403 409 409
  delete /invoices/:id           own           401 403 403 403 403 403 200 200
  get    /payments/one-time               any           401 403 200 200 403 403 200 200
  get    /payments/one-time               own           401 404 200 200 404 404 200 200
  get    /payments/one-time               foreign       401 404 404 404 404 404 200 200
  get    /payments/one-time/mine          any           401 200 200 200 200 200 200 200
  get    /payments/one-time/:id/documents own           401 404 200 200 404 404 200 200
  get    /payments/one-time/:id/documents foreign       401 404 404 404 404 404 200 200
  post   /payments/one-time/:id/take-back own           401 403 403 403 403 403 409 409
  delete /payments/one-time/:id           own           401 403 403 403 403 403 200 200

  get    /materials              any           401 403 403 200 200 200 200 200
  get    /materials/:id          any           401 403 403 200 200 200 200 200
  post   /materials              any           401 403 403 403 403 201 201 201
  put    /materials/:id          any           401 403 403 403 403 200 200 200
  delete /materials/:id          any           401 403 403 403 403 403 200 200
  get    /books                  any           401 403 403 200 200 200 200 200
  get    /books/:id              any           401 403 403 200 200 200 200 200
  post   /books                  any           401 403 403 403 403 201 201 201
  put    /books/:id              any           401 403 403 403 403 200 200 200
  delete /books/:id              any           401 403 403 403 403 403 200 200
  get    /forms                  any           401 403 403 403 403 403 200 200
  get    /forms/:id              open          200 200 200 200 200 200 200 200
  get    /forms/:id              closed        404 404 404 404 404 404 200 200
  post   /forms                  any           401 403 403 403 403 403 201 201
  post   /forms/preview          any           401 403 403 403 403 403 200 200
  put    /forms/:id              closed        401 403 403 403 403 403 200 200
  delete /forms/:id              closed        401 403 403 403 403 403 200 200
  post   /forms/submit           open          201 201 201 201 201 201 201 201
  post   /forms/submit           closed        404 404 404 404 404 404 404 404
  get    /forms/:id/submissions  open          401 403 403 403 403 403 200 200
  get    /forms/:id/submissions.csv open      401 403 403 403 403 403 200 200
  get    /forms/submissions/:id  open          401 403 403 403 403 403 200 200
  delete /forms/submissions/:id  open          401 403 403 403 403 403 200 200
  get    /classes                own           401 403 200 200 200 200 200 200
  get    /classes                foreign       401 403 200 200 200 200 200 200
  get    /calendar               own           401 403 200 200 200 200 200 200
  get    /calendar               foreign       401 403 200 200 200 200 200 200
  get    /classes/:id            own           401 403 200 200 200 200 200 200
  get    /classes/:id            foreign       401 403 404 404 404 404 200 200
  get    /classes/time-check     own           401 403 403 403 200 200 200 200
  get    /classes/time-check     foreign       401 403 403 403 422 422 200 200
  post   /classes                own           401 403 403 403 201 201 201 201
  post   /classes                foreign       401 403 403 403 422 422 201 201
  post   /classes                other-teacher 401 403 403 403 422 422 201 201
  post   /classes/move           own           401 403 403 403 403 200 200 200
  post   /classes/move           foreign       401 403 403 403 403 422 200 200
  post   /classes/:id            own           401 403 403 403 200 200 200 200
  post   /classes/:id            foreign       401 403 403 403 404 404 200 200
  post   /classes/:id/cancel     own           401 403 403 403 409 200 200 200
  post   /classes/:id/cancel     foreign       401 403 403 403 404 404 200 200
  post   /classes/:id/reopen     own           401 403 403 403 403 403 200 200
  post   /classes/:id/reopen     foreign       401 403 403 403 404 404 200 200
  delete /classes/:id            own           401 403 403 403 403 403 200 200
  delete /classes/:id            foreign       401 403 403 403 403 403 200 200
  get    /attendance             own           401 403 200 200 200 200 200 200
  get    /attendance             foreign       401 403 404 404 404 404 200 200
  post   /attendance/:classId/join  own        401 403 403 200 200 200 200 200
  post   /attendance/:classId/join  foreign    401 403 403 404 404 404 200 200
  post   /attendance/:classId/leave own        401 403 403 200 200 200 200 200
  post   /attendance/:classId/leave foreign    401 403 403 404 404 404 200 200
 
  get    /daily-reports          any           401 403 200 200 200 200 200 200
  get    /daily-reports/:id      own           401 403 200 200 200 200 200 200
  get    /daily-reports/:id      foreign       401 403 404 404 404 404 200 200
  post   /daily-reports          own           401 403 403 403 201 201 201 201
  post   /daily-reports          foreign       401 403 403 403 404 404 201 201
  post   /daily-reports/:id      own           401 403 403 403 200 200 200 200
  post   /daily-reports/:id      foreign       401 403 403 403 404 404 200 200
  delete /daily-reports/:id      own           401 403 403 403 403 403 200 200
  delete /daily-reports/:id      foreign       401 403 403 403 403 403 200 200
  put    /daily-reports/drafts/:classId own    401 403 403 403 200 200 200 200
  put    /daily-reports/drafts/:classId foreign 401 403 403 403 404 404 200 200

  get    /zoom/auth              unconfigured  401 403 403 403 503 403 403 403
  get    /zoom/authorization     own           401 200 200 200 200 200 200 200
  delete /zoom/authorization     own           401 403 403 403 200 403 403 403
  get    /zoom/callback          unconfigured  503 503 503 503 503 503 503 503
  post   /webhooks/zoom          unconfigured  404 404 404 404 404 404 404 404
  get    /monthly-reports        any           401 403 200 200 200 200 200 200
  get    /monthly-reports/due    own           401 403 403 403 200 200 200 200
  get    /monthly-reports/form   own           401 403 403 403 200 200 200 200
  get    /monthly-reports/form   foreign       401 403 403 403 422 422 200 200
  put    /monthly-reports/draft  own           401 403 403 403 200 200 200 200
  put    /monthly-reports/draft  foreign       401 403 403 403 422 422 200 200
  get    /monthly-reports/:id    own           401 403 200 200 200 200 200 200
  get    /monthly-reports/:id    foreign       401 403 404 404 404 404 200 200
  post   /monthly-reports        own           401 403 403 403 201 201 201 201
  post   /monthly-reports        foreign       401 403 403 403 422 422 201 201

  get    /files                  any           401 200 200 200 200 200 200 200
  get    /assignments            any           401 403 200 200 200 200 200 200
  post   /assignments            own           401 403 403 403 201 201 201 201
  post   /assignments            foreign       401 403 403 403 404 404 201 201
  post   /assignments/:id/seen   own           401 403 200 200 200 200 200 200
  post   /assignments/:id/seen   foreign       401 403 404 404 404 404 200 200
  delete /assignments/:id        own           401 403 403 403 403 403 200 200
  delete /assignments/:id        by-viewer     401 403 403 403 200 200 200 200
  delete /assignments/:id        foreign       401 403 403 403 404 404 200 200

  get    /permissions            any           401 200 200 200 200 200 200 200
  get    /roles                  any           401 403 403 403 403 403 200 200
  get    /roles/:id/permissions  any           401 403 403 403 403 403 200 200
  post   /roles                  within        401 403 403 403 403 403 201 201
  post   /roles                  beyond-admin  401 403 403 403 403 403 403 201
  post   /roles/:id              custom        401 403 403 403 403 403 200 200
  post   /roles/:id              admin         401 403 403 403 403 403 403 200
  post   /roles/:id              super-admin   401 403 403 403 403 403 403 200
  delete /roles/:id              custom        401 403 403 403 403 403 403 200
  delete /roles/:id              built-in      401 403 403 403 403 403 403 409

  get    /relations              any           401 403 403 403 403 200 200 200
  post   /relations              any           401 403 403 403 403 403 201 201
  put    /relations/:id          own           401 403 403 403 403 403 200 200
  delete /relations/:id          own           401 403 403 403 403 403 200 200
  get    /audit                  any           401 403 403 403 403 403 200 200

  get    /posts                  any           401 200 200 200 200 200 200 200
  get    /posts                  pending       401 200 200 200 200 200 200 200
  get    /posts/:id              own           401 200 200 200 200 200 200 200
  get    /posts/:id              foreign       401 200 200 200 200 200 200 200
  get    /posts/:id              for-students  401 404 404 200 404 404 200 200
  get    /posts/:id              for-teachers  401 404 404 404 200 200 200 200
  get    /posts/:id              pending       401 404 404 404 404 404 200 200
  post   /posts                  own           401 403 403 201 201 201 201 201
  post   /posts/:id              own           401 403 403 200 200 200 200 200
  post   /posts/:id              foreign       401 403 403 403 403 403 403 403
  post   /posts/:id              pending       401 403 403 404 404 404 403 403
  delete /posts/:id              own           401 403 403 200 200 200 200 200
  delete /posts/:id              foreign       401 403 403 403 403 403 200 200
  delete /posts/:id              pending       401 404 404 404 404 404 200 200
  put    /posts/:id/visibleTo    own           401 200 200 200 200 200 200 200
  put    /posts/:id/visibleTo    foreign       401 403 403 403 403 403 200 200
  put    /posts/:id/visibleTo    pending       401 404 404 404 404 404 200 200
  put    /posts/:id/approve      pending       401 403 403 403 403 403 200 200
  post   /posts/:id/like         foreign       401 200 200 200 200 200 200 200
  post   /posts/:id/like         for-students  401 404 404 200 404 404 200 200
  put    /posts/:id/like         foreign       401 200 200 200 200 200 200 200
  put    /posts/:id/like         for-teachers  401 404 404 404 200 200 200 200
  get    /comments/:id           foreign       401 200 200 200 200 200 200 200
  get    /comments/:id           for-students  401 404 404 200 404 404 200 200
  post   /posts/:id/comments     foreign       401 201 201 201 201 201 201 201
  post   /posts/:id/comments     for-teachers  401 404 404 404 201 201 201 201
  delete /comments/:id           own           401 200 200 200 200 200 200 200
  delete /comments/:id           foreign       401 403 403 403 403 403 200 200
  delete /comments/:id           for-students  401 404 404 403 404 404 200 200
  post   /comments/:id/like      foreign       401 200 200 200 200 200 200 200
  post   /comments/:id/like      for-teachers  401 404 404 404 200 200 200 200
  put    /comments/:id/like      foreign       401 200 200 200 200 200 200 200
  put    /comments/:id/like      for-students  401 404 404 200 404 404 200 200
  get    /notifications          own           401 200 200 200 200 200 200 200
  patch  /notifications/read     own           401 200 200 200 200 200 200 200

  get    /chats                  own           401 200 200 200 200 200 200 200
  get    /chats                  monitored     401 403 403 403 403 403 200 200
  put    /chat/:id               own           401 200 200 200 200 200 200 200
  put    /chat/:id               foreign       401 404 404 404 404 404 404 404
  get    /contacts               own           401 200 200 200 200 200 200 200
  get    /messages/:id           admin         401 200 200 200 200 200 200 200
  get    /messages/:id           own           401 -   -   200 200 200 200 200
  get    /messages/:id           foreign       401 404 404 404 404 404 200 200
  get    /messages/log/:id       own           401 403 403 403 403 403 404 404
  get    /messages/log/:id       foreign       401 403 403 403 403 403 200 200
  post   /messages/send          admin         401 201 201 201 201 201 201 201
  post   /messages/send          own           401 -   -   201 201 201 201 201
  post   /messages/send          foreign       401 404 404 404 404 404 201 201
  post   /messages/send-to-many  admin         401 201 201 201 201 201 201 201
  post   /messages/send-to-many  foreign       401 201 201 201 201 201 201 201
  patch  /messages/read/:id      admin         401 200 200 200 200 200 200 200
  patch  /messages/read/:id      foreign       401 404 404 404 404 404 200 200
  patch  /messages/delivered     own           401 200 200 200 200 200 200 200
  post   /messages/typing/:id    admin         401 200 200 200 200 200 200 200
  post   /messages/typing/:id    foreign       401 404 404 404 404 404 200 200
  get    /realtime/token         own           401 200 200 200 200 200 200 200

  post   /uploads                own           401 201 201 201 201 201 201 201
  delete /uploads/:id            own           401 200 200 200 200 200 200 200
  delete /uploads/:id            foreign       401 404 404 404 404 404 404 404
  get    /files/:folder/:name    draft         404 200 200 200 200 200 200 200
  get    /files/:folder/:name    foreign-draft 404 404 404 404 404 404 404 404
  get    /files/:folder/:name    foreign       404 200 200 200 200 200 200 200
  get    /files/:folder/:name    for-students  404 404 404 200 404 404 200 200
  get    /files/:folder/:name    pending       404 404 404 404 404 404 200 200`;

export interface MatrixRow {
  /** As `get /posts/:id`. */
  call: string;
  /** Whose object, or what is asked. */
  of: string;
  statuses: string[];
}

export const permissionMatrix: MatrixRow[] = matrix
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .filter((words) => words.length > 1)
  .map(([method, path, of = '', ...statuses]) => ({ call: `${method} ${path}`, of, statuses }));
