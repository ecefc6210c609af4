// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeSeries, createSeries, endSeries, type NewSeries, resolveObstacle, seriesQueries } from './series.ts';

const api = await useApi(sharedTestApi);
const DAY_MS = 86_400_000;
const ask = () => new QueryClient();
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

async function aNewSeries() {
  const teacher = await someone(api, 'teacher');
  const student = await api.buildStudent({ teacher, name: 'Layla Mansour', timezone: 'Europe/London' });
  const material = await api.buildMaterial();
  teacher.signIn();
  const startsOn = inDays(7);
  const fields: NewSeries = {
    studentId: String(student.id),
    materialId: String(material.id),
    zone: 'student',
    slots: [{ weekday: new Date(`${startsOn}T00:00Z`).getUTCDay(), time: '17:00', minutes: 30 }],
    everyWeeks: 1,
    startsOn,
  };
  return { fields, student };
}

test('weekly classes are previewed, made once, changed and ended', async () => {
  const { fields, student } = await aNewSeries();
  const preview = await ask().fetchQuery(seriesQueries.preview(fields));
  expect(preview.classes).toHaveLength(8);
  const { data: made, warnings } = await createSeries(fields, 's'.repeat(32));
  await createSeries(fields, 's'.repeat(32));
  expect(warnings).toEqual(['no_classes_left']);
  const rows = await ask().fetchQuery(seriesQueries.ofPerson('student', String(student.id)));
  expect(rows.map(({ id }) => id)).toEqual([made.id]);
  const change = { scope: 'all' as const, changes: { time: '18:00' } };
  const effect = await ask().fetchQuery(seriesQueries.effect(made.id, change));
  expect(effect.changed).toHaveLength(made.classes.length);
  expect((await changeSeries(made.id, change)).slots).toMatchObject([{ time: '18:00' }]);
  await endSeries(made.id, inDays(0), false);
  expect((await ask().fetchQuery(seriesQueries.detail(made.id))).status).toBe('ended');
});

test('a class that could not be made is listed and left out (D93)', async () => {
  const { fields } = await aNewSeries();
  await createSeries({ ...fields, count: 1 }, 'f'.repeat(32));
  const { data: second } = await createSeries(fields, 'g'.repeat(32));
  expect(second.notMade).toMatchObject([{ date: fields.startsOn, reason: 'teacher', state: 'waiting' }]);
  await resolveObstacle(second.id, second.notMade[0]?.id ?? '', { action: 'skip' });
  expect((await ask().fetchQuery(seriesQueries.detail(second.id))).notMade[0]?.state).toBe('skipped');
});

test('classes that repeat weekly are suggested as a series', async () => {
  const { fields } = await aNewSeries();
  expect(await ask().fetchQuery(seriesQueries.suggestions(fields.studentId))).toEqual([]);
});
