import type { SlotProps } from '@academy/shared-auth/contract';
import { Flex, Stack } from '@academy/shared-ui';
import { AddPriceButton, SalaryOverview } from '#/pay/components/overview/salary-overview.tsx';
import { usePay } from '#/pay/components/use-pay.ts';

/** A teacher's earnings, on the teacher's page. */
export default function SalariesTab({ userId }: SlotProps<'person.tab'>) {
  const { mayChange } = usePay(userId);
  return (
    <Stack gap="4">
      {mayChange && (
        <Flex justifyContent="flex-end" _print={{ display: 'none' }}>
          <AddPriceButton teacherId={userId} />
        </Flex>
      )}
      <SalaryOverview teacherId={userId} mayChange={mayChange} />
    </Stack>
  );
}
