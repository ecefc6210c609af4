import type { QueryClient } from '@academy/shared-auth/query';
import { salaryQueries } from '#/api/money/salaries.ts';
import { salaryMonthQueries } from '#/api/money/salary-months.ts';
import { statisticsQueries } from '#/api/statistics.ts';

/** A changed price also changes the totals of the months. */
export async function payChanged(client: QueryClient, teacherId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: salaryQueries.all(teacherId) }),
    client.invalidateQueries({ queryKey: salaryMonthQueries.all(teacherId) }),
    client.invalidateQueries({ queryKey: statisticsQueries.all(teacherId) }),
  ]);
}
