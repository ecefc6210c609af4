import { runSteps } from '../database/run-steps.ts';

/** The demo's student, with this many parents who have confirmed their addresses and have no quiet hours. */
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
  // What the demo and the accounts began with does not count.
  'delete from deliveries',
  'analyze',
];

/** Gives the student of an academy a family of this size: who moves a class notifies all of them. */
export const fillFamily = (databaseUrl: string, count: number): Promise<void> => runSteps(databaseUrl, steps, count);
