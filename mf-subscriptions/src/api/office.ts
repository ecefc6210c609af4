import { http } from '@academy/shared-auth';

/**
 * A month of the academy as a ZIP archive of CSV files (D115).
 * @param month as 2026-01.
 * @throws ApiError 422 for a future month.
 */
export async function officeMonth(month: string): Promise<Blob> {
  const [year = '', number = ''] = month.split('-');
  return (await http.get('office/month', { searchParams: { year, month: number } })).blob();
}
