import { Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Summary } from '#/api/purchases.ts';
import { DueLink } from './dues/due-link.tsx';
import { isolated } from './isolated.ts';
import { places } from './places.ts';

const reasons = ['subscribed', 'being_confirmed', 'not_configured'] as const;

interface NoBuyingProps {
  summary: Pick<Summary, 'noBuying' | 'student' | 'hasDues'>;
  /** The student's name; null for the viewer. */
  name: string | null;
  /** Extra classes are on offer, which a subscriber can buy (D133). */
  hasExtra?: boolean;
}

/** Says before any press why nothing can be bought for a student, and what is possible instead (D170). */
export function NoBuying({ summary: { noBuying, student, hasDues }, name, hasExtra = false }: NoBuyingProps) {
  const { t } = useTranslation('subscriptions');
  const reason = reasons.find((each) => each === noBuying);
  if (!reason) return null;
  const values = name === null ? {} : { name: isolated(name) };
  return (
    <>
      <Text>
        {t(
          `noBuying.${hasExtra && reason === 'subscribed' ? 'extra' : reason}.${name === null ? 'own' : 'of'}`,
          values,
        )}
      </Text>
      {reason === 'being_confirmed' ? (
        hasDues && <DueLink studentId={student?.id ?? null} />
      ) : (
        <TextLink to={places.office(t(`noBuying.${reason}.message.${name === null ? 'own' : 'of'}`, values))}>
          {t('noBuying.write')}
        </TextLink>
      )}
    </>
  );
}
