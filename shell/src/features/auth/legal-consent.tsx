import { CheckboxField, chakra, Flex, Stack, touch } from '@academy/shared-ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { AcceptedText } from './auth-requests.ts';

const TextLink = chakra('a', {
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    display: 'inline-flex',
    alignItems: 'center',
    [touch]: { minHeight: '11' },
  },
});

interface LegalConsentProps extends Omit<ComponentProps<typeof CheckboxField>, 'label'> {
  texts: readonly AcceptedText[];
  /** Also on behalf of the children who are named in the form (D163). */
  isForChildren: boolean;
}

/** The texts that are accepted with an account; each opens beside the form. */
export function LegalConsent({ texts, isForChildren, ...field }: LegalConsentProps) {
  const { t } = useTranslation('shell');
  return (
    <Stack gap="1.5">
      <CheckboxField label={t(isForChildren ? 'auth.consent.family' : 'auth.consent.label')} {...field} />
      <Flex gap="4" rowGap="1" flexWrap="wrap" fontSize="sm" paddingInlineStart="8">
        {texts.map(({ kind }) => (
          <TextLink key={kind} href={`/${kind}`} target="_blank">
            {t(`auth.consent.${kind}`)}
          </TextLink>
        ))}
      </Flex>
    </Stack>
  );
}
