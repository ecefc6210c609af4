import { Flex, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { FirstStep, FirstSteps } from '#/office/api/first-steps.ts';
import { useStepLinks } from './step-links.ts';
import { useStepChange } from './use-step-change.ts';
import { ZoneStep } from './zone-step.tsx';

/** What brings a step further: links to forms, or the act itself. */
export function StepActions({ step, may }: { step: FirstStep; may: FirstSteps['may'] }) {
  const { t, i18n } = useTranslation('users');
  const links = useStepLinks(step);
  const { mutate } = useStepChange();
  return (
    <Flex columnGap="5" rowGap="2" flexWrap="wrap" alignItems="center" fontSize="sm">
      {step.name === 'zone' && <ZoneStep maySet={may.set_zone} />}
      {links.map(({ key, to }) => (
        <TextLink key={key} reach to={to}>
          {t(`home.first.link.${key}`)}
        </TextLink>
      ))}
      {step.name === 'page' && (
        <TextLink
          reach
          to={i18n.language === 'ar' ? '/ar' : '/'}
          target="_blank"
          onClick={() => may.change && mutate({ name: 'page', seen: true })}
        >
          {t('home.first.link.page')}
        </TextLink>
      )}
    </Flex>
  );
}
