import { requestsTo } from '@academy/shared-ui/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** By default no provider makes meetings. */
const noProvider = http.get('*/api/zoom/authorization', () =>
  HttpResponse.json({ data: { provider: null, authorization: null } }),
);

/** By default nobody waits for a teacher. */
const noSteps = http.get('*/api/statistics/next-steps', () => HttpResponse.json({ data: [] }));

/** By default nobody has weekly classes. */
const noSeries = http.get('*/api/series', () => HttpResponse.json({ data: [], pagination: { total: 0 } }));

/** By default nobody's free times are known. */
const noWindows = [
  http.get('*/api/teachers/:id/availability', () =>
    HttpResponse.json({ data: { timezone: 'Asia/Amman', windows: [], daysOff: [], pauseMinutes: 0 } }),
  ),
  http.get('*/api/teachers/:id/free-times', () =>
    HttpResponse.json({ data: [], known: false, zones: { teacher: 'Asia/Amman', student: 'Europe/London' } }),
  ),
];

/** By default nobody has classes that repeat. */
const noSuggestions = http.get('*/api/series/suggestions', () => HttpResponse.json({ data: [] }));

/** By default there are no requests and no make-ups. */
const noRequests = [
  http.get('*/api/classes/:id/requests', () => HttpResponse.json({ data: { requests: [], ask: null } })),
  http.get('*/api/class-requests', () => HttpResponse.json({ data: [], pagination: { total: 0 } })),
  http.get('*/api/students/:id/makeups', () => HttpResponse.json({ data: [] })),
];

/** By default nobody's classes pause, and the viewer cannot pause them. */
const noHolds = http.get('*/api/students/:id/holds', () => HttpResponse.json({ data: [], may: { create: false } }));

/** By default the API says of nobody what they learn. */
const noEnrolments = http.get('*/api/students/:id/enrolments', () => HttpResponse.json({ data: [] }));

export const server = setupServer(
  noEnrolments,
  ...noRequests,
  noHolds,
  noProvider,
  noSteps,
  noSeries,
  ...noWindows,
  noSuggestions,
);

export const { take, reject, serve } = requestsTo(server);
