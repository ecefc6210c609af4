import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number; email?: string };

const DAY_MS = 24 * 60 * 60_000;

/** The deliveries of a test, and its clock, which starts at noon in UTC. */
export function deliveryCalls(api: TestApi) {
  const { sql } = api.deps.database;

  /** Moves the clock forward to the next such time of day, in UTC. */
  function moveTo(time: string): void {
    const now = api.clock.now();
    const today = new Date(`${now.toISOString().slice(0, 10)}T${time}:00.000Z`).getTime();
    api.clock.advance((today > now.getTime() ? today : today + DAY_MS) - now.getTime());
  }

  /** Lines such as `mail class.moved held`, oldest first. */
  async function linesOf({ id }: Person): Promise<string[]> {
    const rows = await sql.query<{ line: string }>({
      text: `select concat_ws(' ', channel, key, status, reason) as line from deliveries where user_id = $1 order by id`,
      values: [id],
    });
    return rows.map(({ line }) => line);
  }

  /** The mails to a person, oldest first. */
  async function mailsTo({ email }: Person) {
    const mails = await api.mails();
    return mails.filter((mail) => mail.to?.[0]?.address === email).reverse();
  }

  return {
    moveTo,
    linesOf,
    mailsTo,
    subjectsTo: async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject ?? ''),
    /** Sets the zone of all users to UTC. */
    inUtc: () => sql.query({ text: `update users set timezone = 'UTC'` }),
    send: api.deliver,
  };
}
