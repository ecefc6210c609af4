import type { Sql } from '#base/database/sql.ts';

/** The ways to prove the second step. */
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

/** The methods that a user has set up. */
export async function methodsOf(sql: Sql, userId: number): Promise<Methods> {
  const [methods] = await sql.query<Methods>({ name: 'two-steps-methods', text: methodsText, values: [userId] });
  return methods ?? { totp: false, passkeys: 0, recoveryCodes: 0 };
}

export const isOn = ({ totp, passkeys }: Methods): boolean => totp || passkeys > 0;

/** The methods for the second step; empty if the user needs none. */
export function secondSteps(methods: Methods): SecondStep[] {
  if (!isOn(methods)) return [];
  const { totp, passkeys, recoveryCodes } = methods;
  return [
    ...(totp ? (['totp'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
  ];
}
