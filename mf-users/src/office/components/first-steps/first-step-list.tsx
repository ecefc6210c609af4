import { Box, Button, chakra, Grid, Span, Stack, Text, VisuallyHidden } from '@academy/shared-ui';
import { CircleCheckIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { type FirstStep, type FirstSteps, isOpen } from '#/office/api/first-steps.ts';
import { StepActions } from './step-actions.tsx';
import { useStepChange } from './use-step-change.ts';

const Steps = chakra('ol', { base: { listStyle: 'none', display: 'grid' } });

const line = {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '3',
  rowGap: '0',
  alignItems: 'start',
  paddingBlock: '1',
} as const;
/** As high as a button, so that sign, name and button of a line stand on one level. */
const row = { display: 'flex', alignItems: 'center', minHeight: { base: '11', lg: '9' } } as const;

/** One line for each step: what it lacks, or that it is done or not needed. */
export function FirstStepList({ found: { steps, may } }: { found: FirstSteps }) {
  const change = useStepChange();
  const next = steps.find(isOpen)?.name;
  return (
    <Steps>
      {steps.map((step) => (
        <StepLine
          key={step.name}
          step={step}
          may={may}
          isNext={step.name === next}
          isPending={change.isPending && change.variables.name === step.name}
          onSkip={(skipped) => change.mutate({ name: step.name, skipped })}
        />
      ))}
    </Steps>
  );
}

const ring = { boxSize: '4', margin: '0.5', borderRadius: 'full', borderWidth: '2px' } as const;

/** As large as the tick of a finished step; dashed where the step is not needed. */
const Ring = ({ isStrong }: { isStrong: boolean }) => (
  <Box css={ring} borderColor={isStrong ? 'border.strong' : 'border'} borderStyle={isStrong ? 'solid' : 'dashed'} />
);

interface StepLineProps {
  step: FirstStep;
  may: FirstSteps['may'];
  /** The first open one says what it is for. */
  isNext: boolean;
  isPending: boolean;
  onSkip: (skipped: boolean) => void;
}

function StepLine({ step, may, isNext, isPending, onSkip }: StepLineProps) {
  const { t } = useTranslation('users');
  const isDone = step.missing.length === 0;
  const isAsked = isOpen(step);
  const name = t(`home.first.step.${step.name}.name`);
  return (
    <Grid as="li" css={line}>
      <Span css={row} color={isDone ? 'success.fg' : 'fg.muted'} aria-hidden>
        {isDone ? <CircleCheckIcon size={20} /> : <Ring isStrong={isAsked} />}
      </Span>
      <Text css={row} color={isAsked ? 'fg' : 'fg.muted'} fontWeight={isNext ? 'medium' : undefined}>
        {name}
        {isDone && <VisuallyHidden>: {t('home.first.done')}</VisuallyHidden>}
        {!isDone && step.skipped && <Span whiteSpace="pre">{` · ${t('home.first.skipped')}`}</Span>}
      </Text>
      {!isDone && may.change && (
        <Button
          variant="ghost"
          size="sm"
          loading={isPending}
          aria-label={t(step.skipped ? 'home.first.backOf' : 'home.first.skipOf', { name })}
          onClick={() => onSkip(!step.skipped)}
        >
          {t(step.skipped ? 'home.first.back' : 'home.first.skip')}
        </Button>
      )}
      {isAsked && (
        <Stack gap="2" gridColumn="2 / -1" paddingBlockEnd="1">
          {isNext && (
            <Text fontSize="sm" color="fg.muted" maxWidth="reading">
              {t(`home.first.step.${step.name}.help`)}
            </Text>
          )}
          <StepActions step={step} may={may} />
        </Stack>
      )}
    </Grid>
  );
}
