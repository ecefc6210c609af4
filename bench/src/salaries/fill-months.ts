import { runSteps } from '../database/run-steps.ts';

const held = `status in ('ended', 'trial')`;

const steps = [
  `insert into teacher_salaries (teacher_id, price_minor, effective_from)
    select id, 400 + id % 100, date '2020-01-01' from users where email like 'bench-%'`,
  `insert into salary_months (teacher_id, month, total_minor, currency, closed_at, closed_by)
    select distinct teacher_id, date_trunc('month', starts_at at time zone 'Asia/Amman')::date, 0, 'USD', now(), teacher_id
    from classes where starts_at < '2026-03-01'`,
  `insert into salary_month_lines
      (salary_month_id, class_id, student_id, starts_at, attendance, percent, price_minor, price_since, booked_minor)
    select m.id, c.id, c.student_id, c.starts_at, c.attendance, 100, 400, '2020-01-01', 0
    from classes c join salary_months m on m.teacher_id = c.teacher_id
      and m.month = date_trunc('month', c.starts_at at time zone 'Asia/Amman')::date where ${held}`,
  `insert into salary_adjustments (teacher_id, month, amount_minor, class_id, actor_id, created_at)
    select teacher_id, '2026-03-01', 400, id, teacher_id, now() from classes
    where starts_at < '2026-03-01' and ${held} and id % 50 = 0`,
];

/** Closes all months before March 2026; one class in fifty is paid by an adjustment. */
export const fillMonths = (databaseUrl: string): Promise<void> => runSteps(databaseUrl, steps, 0);
