import { runSteps } from '../database/run-steps.ts';

/** The demo student, with this many parents whose addresses are confirmed and who have no quiet hours. */
const steps = [
  `update users set timezone = 'UTC'`,
  `insert into users (name, email, password_hash, role_id, timezone, email_verified_at)
    select 'Parent ' || n, 'bench-' || n || '@academy.test', '', (select id from roles where name = 'guest'), 'UTC', now()
    from generate_series(1, $1::int) n`,
  `insert into notification_settings (user_id, choices, quiet_from, quiet_to)
    select id, '{}', '00:00', '00:00' from users where email like 'bench-%'`,
  `insert into relations (user_id, related_user_id, relationship_type)
    select s.id, u.id, 'parent' from users u, users s
    where u.email like 'bench-%' and s.email = 'student@academy.test'`,
  // Deliveries of the demo data and of new accounts do not count.
  'delete from deliveries',
  'analyze',
];

/** Gives the student of an academy a family of this size: moving a class notifies all of them. */
export const fillFamily = (databaseUrl: string, count: number): Promise<void> => runSteps(databaseUrl, steps, count);
