import type { Sql } from '#base/database/sql.ts';

/** How somebody proves the second step. */
export type SecondStep = 'totp' | 'passkey' | 'recovery';

interface Methods {
  totp: boolean;
  passkeys: number;
  recoveryCodes: number;
}

const methodsText = `select
    exists (select from totp_secrets where user_id = $1 and confirmed_at is not null) as totp,
    (select count(*)::int from passkeys where user_id = $1) as passkeys,
    (select count(*)::int from recovery_codes where user_id = $1) as "recoveryCodes"`;

/** What somebody has set up. */
export async function methodsOf(sql: Sql, userId: number): Promise<Methods> {
  const [methods] = await sql.query<Methods>({ name: 'two-steps-methods', text: methodsText, values: [userId] });
  return methods ?? { totp: false, passkeys: 0, recoveryCodes: 0 };
}

export const isOn = ({ totp, passkeys }: Methods): boolean => totp || passkeys > 0;

/** What serves as the second step; empty where there is none to take. */
export function secondSteps(methods: Methods): SecondStep[] {
  if (!isOn(methods)) return [];
  const { totp, passkeys, recoveryCodes } = methods;
  return [
    ...(totp ? (['totp'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
  ];
}
