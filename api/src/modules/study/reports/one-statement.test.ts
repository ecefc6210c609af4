import { describe, expect, it } from 'vitest';
import { countStatements } from '#testing/count-statements.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { after, report, team } = classCalls(api);

const tabs = ['scheduled', 'needs_report_to_end', 'ended', 'cancelled', 'trial'];
const pages = [...tabs.map((status) => `/api/classes?status=${status}`), '/api/classes', '/api/daily-reports'];

describe.each(pages)('%s', (url) => {
  it.each(['student', 'teacher', 'leader', 'admin'] as const)('a page is one SQL statement for a %s', async (role) => {
    const own = await team();
    const { id } = await api.buildClass({ ...own, startsAt: after(-60) });
    await report(own.teacher, id);
    const token = await api.tokenFor(own[role]);
    const ask = () => api.request('get', url, { token });
    expect((await ask()).status).toBe(200);
    expect(await countStatements(api.deps.database.pool, ask)).toBe(1);
  });
});
