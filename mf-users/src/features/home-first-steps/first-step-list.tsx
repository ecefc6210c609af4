import { useCan, useTranslation } from '@academy/shared-auth';
import { Box, chakra, Flex, Span, TextLink, VisuallyHidden } from '@academy/shared-ui';
import { CircleCheckIcon } from '@academy/shared-ui/icons';
import { type FirstStep, firstSteps } from '#/api/home.ts';
import { places } from '#/components/people/places.ts';

const targets: Record<FirstStep, { to: string; permission: string }> = {
  leader: { to: places.add('leader'), permission: 'users.create' },
  teacher: { to: places.add('teacher'), permission: 'users.create' },
  student: { to: places.add('student'), permission: 'users.create' },
  package: { to: places.addPackage, permission: 'subscriptions.packages.create' },
  material: { to: places.addMaterial, permission: 'materials.create' },
  class: { to: places.addClass, permission: 'classes.my_classes.create' },
};

const Steps = chakra('ol', { base: { listStyle: 'none', display: 'grid', gap: '1' } });

/** One line for each step: a tick, or a link to its page. */
export function FirstStepList({ done }: { done: Record<FirstStep, boolean> }) {
  return (
    <Steps>
      {firstSteps.map((step) => (
        <StepLine key={step} step={step} isDone={done[step]} />
      ))}
    </Steps>
  );
}

const circle = <Box boxSize="full" borderWidth="2px" borderColor="border.strong" borderRadius="full" />;

function StepLine({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const { t } = useTranslation('users');
  const { to, permission } = targets[step];
  const canDo = useCan(permission);
  const name = t(`home.first.step.${step}`);
  return (
    <Flex as="li" alignItems="center" gap="3" minHeight={{ base: '11', lg: '9' }}>
      <Span color="success.fg" aria-hidden display="inline-flex" flexShrink="0">
        {isDone ? (
          <CircleCheckIcon size={20} />
        ) : (
          <Box boxSize="5" padding="0.5">
            {circle}
          </Box>
        )}
      </Span>
      {isDone || !canDo ? (
        <Span color={isDone ? 'fg.muted' : 'fg'}>{name}</Span>
      ) : (
        <TextLink reach to={to}>
          {name}
        </TextLink>
      )}
      {isDone && <VisuallyHidden>{t('home.first.done')}</VisuallyHidden>}
    </Flex>
  );
}
