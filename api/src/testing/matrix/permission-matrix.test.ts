import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../endpoints.ts';
import { useTestApi } from '../shared-api.ts';
import { accountRequests, accountRows } from './permission-matrix.accounts.ts';
import { chatRequests, chatRows } from './permission-matrix.chat.ts';
import { classRequests, classRows } from './permission-matrix.classes.ts';
import { feedbackRequests, feedbackRows } from './permission-matrix.feedback.ts';
import { assignmentRequests, bookRequests, fileRows } from './permission-matrix.files.ts';
import { buildFixtures, type Fixtures, type RequestBuilders } from './permission-matrix.fixtures.ts';
import { formRequests, formRows } from './permission-matrix.forms.ts';
import { freeTimeRequests, freeTimeRows } from './permission-matrix.free-times.ts';
import { holdRequests, holdRows } from './permission-matrix.holds.ts';
import { leadRequests, leadRows } from './permission-matrix.leads.ts';
import { monthlyReportRequests, monthlyReportRows } from './permission-matrix.monthly.ts';
import { peopleRequests, peopleRows } from './permission-matrix.people.ts';
import { profileRequests, profileRows } from './permission-matrix.profiles.ts';
import { progressRequests, progressRows } from './permission-matrix.progress.ts';
import { remoteRequests, remoteRows } from './permission-matrix.remotes.ts';
import { familyRequests, familyRows } from './permission-matrix.requests.ts';
import { seriesRequests, seriesRows } from './permission-matrix.series.ts';
import { settingRequests, settingRows } from './permission-matrix.settings.ts';
import { subscriptionRequests, subscriptionRows } from './permission-matrix.subscriptions.ts';
import { type MatrixRow, matrixOf, type ViewerName, viewers } from './permission-matrix.table.ts';
import { timelineRequests, timelineRows } from './permission-matrix.timeline.ts';
import { timeOffRequests, timeOffRows } from './permission-matrix.times-off.ts';

const api = await useTestApi('once');
const requestBuilders: RequestBuilders = {
  ...accountRequests,
  ...peopleRequests,
  ...profileRequests,
  ...timelineRequests,
  ...chatRequests,
  ...classRequests,
  ...seriesRequests,
  ...timeOffRequests,
  ...holdRequests,
  ...familyRequests,
  ...feedbackRequests,
  ...freeTimeRequests,
  ...monthlyReportRequests,
  ...progressRequests,
  ...assignmentRequests,
  ...bookRequests,
  ...formRequests,
  ...leadRequests,
  ...subscriptionRequests,
  ...remoteRequests,
  ...settingRequests,
};
const permissionMatrix = matrixOf([
  accountRows,
  peopleRows,
  profileRows,
  subscriptionRows,
  fileRows,
  formRows,
  leadRows,
  classRows,
  seriesRows,
  timeOffRows,
  holdRows,
  familyRows,
  feedbackRows,
  freeTimeRows,
  monthlyReportRows,
  progressRows,
  timelineRows,
  chatRows,
  remoteRows,
  settingRows,
]);
let fixtures: Fixtures;
let addresses = 0;

beforeAll(async () => {
  fixtures = await buildFixtures(api);
});

async function responseTo(viewer: ViewerName, { call, of }: MatrixRow): Promise<string> {
  const ask = requestBuilders[call];
  if (!ask) throw new Error(`nothing says how to ask ${call}`);
  const [method = '', pattern = ''] = call.split(' ');
  const { path = pattern, body, ...other } = await ask({ fixtures, viewer, of });
  const token = viewer === 'nobody' ? undefined : 'token' in other ? other.token : fixtures.tokenOf(viewer);
  addresses += 1;
  // Of an address of its own: limits count by it.
  const headers = { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` };
  const response = await api.request(method, `/api${path}`, { body, headers, ...(token ? { token } : {}) });
  await response.arrayBuffer();
  return String(response.status);
}

const inWords = (statuses: string[]) => viewers.map((viewer, column) => `${viewer}: ${statuses[column]}`);

describe('every call by every viewer (D2, D3, D9)', () => {
  it('the permission matrix names exactly the existing calls', () => {
    const declared = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(permissionMatrix.map(({ call }) => call))].sort()).toEqual(declared.sort());
    expect(Object.keys(requestBuilders).sort()).toEqual(declared);
  });

  it.each(permissionMatrix)('$call of $of responds as in the permission matrix', async (row) => {
    expect(row.statuses).toHaveLength(viewers.length);
    const found: string[] = [];
    for (const [column, viewer] of viewers.entries())
      found.push(row.statuses[column] === '-' ? '-' : await responseTo(viewer, row));
    expect(inWords(found)).toEqual(inWords(row.statuses));
  });
});
