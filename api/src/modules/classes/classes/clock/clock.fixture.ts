import type { TestApi } from '#testing/test-api.ts';
import { clockNotifications } from '../classes.notifications.ts';
import { runClassClock } from './run-class-clock.ts';

type Person = { id: number };

const MINUTE_MS = 60_000;
const keys = Object.values(clockNotifications).map(({ key }) => key);

/** The clock of the tests, and the notifications that it causes. */
export function clockCalls(api: TestApi) {
  const { sql } = api.deps.database;

  /** The clock's notifications to a person, oldest first. */
  const sentTo = ({ id }: Person) =>
    sql.query<{ key: string; read: boolean }>({
      text: `select replace(key, 'class.', '') as key, read_at is not null as read from notifications
        where recipient_id = $1 and key = any($2) order by id`,
      values: [id, keys],
    });

  return {
    run: (batch?: number) => runClassClock(sql, { now: api.clock.now(), settings: api.deps.academySettings, batch }),
    /** Moves the clock to some minutes after a moment, minus some milliseconds. */
    moveTo: (moment: Date, minutes: number, lessMs = 0) =>
      api.clock.advance(moment.getTime() + minutes * MINUTE_MS - lessMs - api.clock.now().getTime()),
    keysTo: async (person: Person) => (await sentTo(person)).map(({ key }) => key),
    unreadOf: async (person: Person) => (await sentTo(person)).filter(({ read }) => !read).map(({ key }) => key),
  };
}
