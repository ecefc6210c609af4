import { runSteps } from '../database/run-steps.ts';

/**
 * $1 leads over a year, of every status, 5 % without an owner. No trigger counts them (`runSteps`), so their number is
 * stored here.
 */
const steps = [
  `insert into leads (status, learner_name, learner_age, name, email, subject, chosen_times, timezone, source, consent_at,
      digest, owner_id, created_at)
    select (array['new', 'contacted', 'trial_set', 'held', 'joined', 'lost'])[1 + n % 6], 'Learner ' || n, 6 + n % 50,
      'Visitor ' || n, 'visitor-' || n || '@academy.test', 'recitation', '{}', 'UTC', 'landing', at, md5(n::text),
      case when n % 20 > 0 then (select id from users where email = 'admin@academy.test') end, at
    from generate_series(1, $1::int) n cross join lateral (select now() - interval '1 year' * (1 - n / $1::float8) as at) m`,
  'insert into lead_counts (status, total) select status, count(*) from leads group by status on conflict (status) do update set total = excluded.total',
];

export const fillLeads = (databaseUrl: string, leads: number): Promise<void> => runSteps(databaseUrl, steps, leads);
