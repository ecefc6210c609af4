import { chakra, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import type { DeviceState } from './use-this-device.ts';

const Steps = chakra('ol', { base: { listStyle: 'decimal', paddingInlineStart: '5' } });

/** How to make it possible, if the user can. */
const stepsOf: Partial<Record<DeviceState, readonly string[]>> = {
  denied: ['lock', 'allow', 'reload'],
  'home-screen': ['share', 'add', 'open'],
};

/** Why this device gets no messages, and what to do. */
export function PushTrouble({ state }: { state: Exclude<DeviceState, 'ready'> }) {
  const { t } = useTranslation('users');
  const steps = stepsOf[state] ?? [];
  return (
    <Caution>
      <Text>{t(`push.trouble.${state}.text`)}</Text>
      {steps.length > 0 && (
        <Steps>
          {steps.map((step) => (
            <li key={step}>{t(`push.trouble.${state}.${step}`)}</li>
          ))}
        </Steps>
      )}
    </Caution>
  );
}
