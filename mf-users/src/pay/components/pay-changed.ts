import type { QueryClient } from '@tanstack/react-query';
import { salaryQueries } from '#/pay/api/salaries.ts';
import { salaryMonthQueries } from '#/pay/api/salary-months.ts';
import { statisticsQueries } from '#/pay/api/statistics.ts';

/** A changed price also changes the totals of the months. */
export async function payChanged(client: QueryClient, teacherId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: salaryQueries.all(teacherId) }),
    client.invalidateQueries({ queryKey: salaryMonthQueries.all(teacherId) }),
    client.invalidateQueries({ queryKey: statisticsQueries.all(teacherId) }),
  ]);
}
