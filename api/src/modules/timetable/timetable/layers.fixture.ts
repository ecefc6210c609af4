import { addDays } from '#base/time/days.ts';
import { seriesCalls } from '#modules/timetable/series/series.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };
type Kind = 'absences' | 'closures' | 'holds' | 'shifts';

/** A team with a weekly series on Mondays, and the acts that lay holds, times off and shifts over it. */
export function layerCalls(api: TestApi) {
  const { sql } = api.deps.database;
  const calls = seriesCalls(api);
  const { call, family, make, schedule } = calls;
  const runJobs = () => api.deps.jobs.drain();

  async function layeredTeam() {
    const own = await family();
    const monday = calls.dayOf(0);
    const { id: seriesId } = (await make(own.admin, own)).body.data;
    const substitute = await api.buildTeacher({ leader: own.leader, name: 'Bilal' });
    return { ...own, seriesId: Number(seriesId), substitute, day: (days: number) => addDays(monday, days) };
  }
  type Team = Awaited<ReturnType<typeof layeredTeam>>;

  /** The classes of the student to come, by start, as the table has them. */
  const classesOf = ({ student }: { student: Person }) =>
    sql.query<{ id: string; date: string; at: string; status: string; reason: string | null; teacher: number }>({
      text: `select id::text, coalesce(slot_date, starts_at::date)::text as date, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as at,
        status, cancel_reason as reason, teacher_id as teacher from classes where student_id = $1 and deleted_at is null order by starts_at, id`,
      values: [student.id],
    });

  /** Records a layer; each of its classes is cancelled, if nothing else is decided. */
  async function record(
    own: Team,
    kind: Kind,
    fields: { from: string; to: string; minutes?: number },
    decisions: object[] = [],
  ) {
    api.clock.advance(60_000);
    const about = {
      absences: { teacherId: own.teacher.id },
      closures: {},
      holds: {},
      shifts: { leaderId: own.leader.id, minutes: -60 },
    }[kind];
    const path = kind === 'holds' ? `/students/${own.student.id}/holds` : `/${kind}`;
    const asked = { ...about, ...fields };
    const body = kind === 'closures' ? { ...asked, name: { en: 'Eid', ar: 'العيد' } } : asked;
    const isTimeOff = kind === 'absences' || kind === 'closures';
    const offered = isTimeOff
      ? (await call(own.admin, 'post', `${path}/preview`, { ...asked, decisions: [] })).body.data.classes
      : [];
    const decided = offered.map(
      ({ id: classId }: { id: string }) =>
        decisions.find((one) => (one as { classId: string }).classId === classId) ?? { classId, action: 'cancel' },
    );
    const sent = isTimeOff ? { ...body, decisions: decided } : kind === 'shifts' ? { ...body, decisions } : body;
    const { status, body: answer } = await call(own.admin, 'post', path, sent);
    if (status !== 201) throw new Error(`${kind}: ${status} ${JSON.stringify(answer)}`);
    await runJobs();
    const { id } = answer.data as { id: string };
    return { id, offered: offered.map((one: { id: string }) => one.id) as string[] };
  }

  async function takeBack(own: Team, kind: Kind, id: string) {
    api.clock.advance(60_000);
    const { status, body } = await call(own.admin, 'delete', `/${kind}/${id}`);
    if (status !== 200) throw new Error(`${kind}: ${status} ${JSON.stringify(body)}`);
    await runJobs();
    return body.data;
  }

  return {
    ...calls,
    layeredTeam,
    classesOf,
    record,
    takeBack,
    runJobs,
    /** The days of the series' classes that take place. */
    held: async (own: Team) =>
      (await classesOf(own)).filter(({ status }) => status === 'scheduled').map(({ date }) => date),
    single: async (own: Team, date: string, time: string) =>
      (await schedule(own.admin, own, { teacher_id: own.teacher.id, date, time })).body.data.id as string,
    makeUps: ({ student }: { student: Person }) =>
      sql.query({
        text: 'select class_id as id from make_ups where student_id = $1 order by class_id',
        values: [student.id],
      }),
  };
}
