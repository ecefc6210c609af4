import { beforeEach, describe, expect, it } from 'vitest';
import { expectWordedAudit } from '#testing/audit-words.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { visitCalls, WEEK } from './visits.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const calls = visitCalls(api);
const { audited, call, change, classOf, family, notified, recorded, remove, scoresFor, shown, statusOf, visit } = calls;

beforeEach(calls.setRubric);

const draft = { release: false };

describe('a recorded visit (D155)', () => {
  it.each([
    ['draft', draft],
    ['released', {}],
  ])(
    'is only read by others in a %s state: each change of theirs is 409 and names the visitor',
    async (status, fields) => {
      const own = await family();
      const { id } = await recorded(own, fields);
      const none = { record: false, move: false, delete: false, answer: false };
      expect(await shown(own.admin, id)).toMatchObject({ status, may: none });
      expect((await shown(own.leader, id)).may).toMatchObject({ record: true, delete: status === 'draft' });
      const before = await shown(own.leader, id);
      const changes = [
        { scores: await scoresFor(own.admin, 1) },
        { advice: 'Mine' },
        { release: true },
        { classId: 1 },
      ];
      for (const sent of changes) {
        const { body, ...found } = await change(own.admin, id, sent);
        expect([found.status, body.code]).toEqual([409, 'conflict']);
        expect(body.message).toContain(own.leader.name);
      }
      expect((await remove(own.admin, id)).status).toBe(409);
      expect(await shown(own.leader, id)).toEqual(before);
      expect(await notified(own.teacher)).toHaveLength(status === 'released' ? 1 : 0);
    },
  );

  it('is of one: of two people who record a plan at once, one becomes the visitor and the other gets 409', async () => {
    const own = await family();
    const { id } = (await visit(own.leader, await classOf(own))).body.data;
    const record = async (person: typeof own.leader, score: number) =>
      (await change(person, id, { scores: await scoresFor(person, score), ...draft })).status;
    const [byLeader, byAdmin] = await Promise.all([record(own.leader, 1), record(own.admin, 4)]);
    expect([byLeader, byAdmin].sort()).toEqual([200, 409]);
    const visitor = byLeader === 200 ? own.leader : own.admin;
    const { scores, visitor: stored } = await shown(own.leader, id);
    expect(stored.id).toBe(String(visitor.id));
    expect(scores[0].score).toBe(byLeader === 200 ? 1 : 4);
  });

  it('is announced to its teacher with the name of who recorded it, not of who planned it', async () => {
    const own = await family();
    const { id } = (await visit(own.leader, await classOf(own))).body.data;
    await change(own.admin, id, { scores: await scoresFor(own.admin) });
    expect(await notified(own.teacher)).toEqual([{ key: 'visit.released', by: own.admin.name }]);
  });

  it('has its answer sent to the visitor, or to the present leader of the teacher if the visitor cannot read it', async () => {
    const own = await family();
    const [first, second, third] = [await recorded(own), await recorded(own), await recorded(own)];
    await change(own.teacher, first.id, { answer: 'Thank you' });
    expect(await notified(own.leader)).toEqual([{ key: 'visit.answered', by: own.teacher.name }]);
    const next = await calls.joinAnotherTeam(own);
    expect(await statusOf(own.leader, second.id)).toBe(404);
    await change(own.teacher, second.id, { answer: 'Thank you' });
    expect([await notified(own.leader), await notified(next)]).toMatchObject([{ length: 1 }, { length: 1 }]);
    // An admin reads all visits, unless the account is closed.
    const byAdmin = (await visit(own.admin, await classOf(own), { scores: await scoresFor(own.admin) })).body.data;
    await change(own.teacher, byAdmin.id, { answer: 'Thank you' });
    expect([await notified(own.admin), await notified(next)]).toMatchObject([{ length: 1 }, { length: 1 }]);
    await sql.query({ text: 'update visits set visitor_id = $2 where id = $1', values: [third.id, own.admin.id] });
    await sql.query({ text: 'update users set active = false where id = $1', values: [own.admin.id] });
    await change(own.teacher, third.id, { answer: 'Thank you' });
    expect([await notified(own.admin), await notified(next)]).toMatchObject([{ length: 1 }, { length: 2 }]);
  });
});

describe('a planned visit whose class another teacher gives now (D155)', () => {
  it('is marked and cannot be recorded, and gets the new teacher by choosing the same class again', async () => {
    const own = await family();
    const classId = await classOf(own);
    const { id } = (await visit(own.admin, classId)).body.data;
    const next = await calls.giveToAnother(classId);
    expect(await shown(own.admin, id)).toMatchObject({ isOff: true, may: { record: false, move: true, delete: true } });
    expect((await change(own.admin, id, { scores: await scoresFor(own.admin) })).status).toBe(409);
    expect((await change(own.leader, id, { classId })).body.fields).toMatchObject([{ path: 'classId' }]);
    const moved = await change(own.admin, id, { classId });
    expect(moved.body.data).toMatchObject({ isOff: false, teacher: { id: String(next.teacher.id) } });
    expect(await statusOf(own.leader, id)).toBe(404);
    expect((await change(own.admin, id, { classId })).body).toEqual(moved.body);
  });

  it('gives way to a plan by the leader of the new teacher', async () => {
    const own = await family();
    const classId = await classOf(own);
    const { id } = (await visit(own.leader, classId)).body.data;
    const next = await calls.giveToAnother(classId);
    const made = await visit(next.leader, classId);
    expect(made).toMatchObject({ status: 201, body: { data: { teacher: { id: String(next.teacher.id) } } } });
    expect(await statusOf(own.leader, id)).toBe(404);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['visit.plan', 'visit.delete']);
    expect((await visit(own.admin, classId)).status).toBe(409);
  });

  it('gives way to another plan that moves to its class; a recorded visit does not', async () => {
    const own = await family();
    const [classId, withVisit] = [await classOf(own), await classOf(own)];
    await visit(own.leader, classId);
    await visit(own.leader, withVisit, { scores: await scoresFor(own.leader), ...draft });
    const next = await calls.giveToAnother(classId);
    await sql.query({ text: 'update classes set teacher_id = $2 where id = $1', values: [withVisit, next.teacher.id] });
    const { student } = own;
    const { id } = (await visit(next.leader, await classOf({ ...next, student }, WEEK))).body.data;
    expect((await change(next.leader, id, { classId: withVisit })).status).toBe(409);
    expect((await visit(next.leader, withVisit)).status).toBe(409);
    expect((await change(next.leader, id, { classId })).body.data.class.id).toBe(String(classId));
  });
});

describe('the visits in a view (D124, D155)', () => {
  it('are without those of the classes of the admin who looks', async () => {
    const own = await family();
    const text = `insert into user_roles (user_id, role_id) select $1, id from roles where name = 'admin'`;
    await sql.query({ text, values: [own.teacher.id] });
    const { id } = await recorded(own, draft);
    const other = await recorded({ ...own, teacher: await api.buildTeacher({ leader: own.leader }) }, draft);
    const token = (await call(own.teacher, 'post', `/users/${own.leader.id}/view-as`)).body.data.token;
    const seen = async (path: string) => await (await api.request('get', `/api${path}`, { token })).json();
    expect((await seen('/visits')).data.map((row: { id: string }) => row.id)).toEqual([other.id]);
    expect((await seen(`/visits/${id}`)).code).toBe('not_found');
    const found = await seen('/teachers-to-visit?per_page=100');
    expect(found.data.map(({ teacher }: { teacher: { id: string } }) => teacher.id)).not.toContain(
      String(own.teacher.id),
    );
    expect(found.open).toBe(1);
  });
});

describe('the audit log of visits (D124, D155)', () => {
  it('names what happened, also that the advice changed, and never the words of scores, advice and answer', async () => {
    const own = await family();
    const [first, second] = [await classOf(own), await classOf(own)];
    const { id } = (await visit(own.leader, first)).body.data;
    const advice = { advice: 'Secret advice' };
    await change(own.leader, id, advice);
    await change(own.leader, id, advice);
    await change(own.leader, id, { classId: second });
    await change(own.leader, id, { scores: await scoresFor(own.leader), advice: 'Other secret', ...draft });
    await change(own.leader, id, { scores: await scoresFor(own.leader), advice: 'Other secret' });
    await change(own.leader, id, { advice: null });
    await change(own.teacher, id, { answer: 'Secret answer' });
    const lines = await audited(id);
    expect(lines.map(({ action, after }) => [action, after])).toEqual([
      ['visit.plan', {}],
      ['visit.update', { advice: 'changed' }],
      ['visit.move', expect.objectContaining({ classId: second })],
      ['visit.record', { advice: 'changed' }],
      ['visit.record', {}],
      ['visit.release', {}],
      ['visit.update', { advice: 'changed' }],
      ['visit.answer', {}],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret/i);
    await expectWordedAudit(sql);
  });

  it('names the former and the new class, time and teacher of a move', async () => {
    const own = await family();
    const [first, second] = [await classOf(own), await classOf(own, WEEK)];
    const before = (await visit(own.admin, first)).body.data;
    const { body } = await change(own.admin, before.id, { classId: second });
    const [, moved] = await audited(before.id);
    expect(moved).toEqual({
      action: 'visit.move',
      before: { classId: first, startsAt: before.class.startsAt },
      after: { classId: second, startsAt: body.data.class.startsAt },
    });
    const next = await calls.giveToAnother(second);
    await change(own.admin, before.id, { classId: second });
    const [, , given] = await audited(before.id);
    expect(given).toMatchObject({ before: { teacherId: own.teacher.id }, after: { teacherId: next.teacher.id } });
  });
});
