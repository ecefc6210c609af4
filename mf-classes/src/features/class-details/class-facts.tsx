import { localeOf, useTranslation } from '@academy/shared-auth';
import { chakra, Text } from '@academy/shared-ui';
import { type ClassDetail, isHeld } from '#/api/class-schema.ts';
import { Section } from './section.tsx';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(7rem, max-content) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '0', sm: '3' },
    '& dt': { color: 'fg.subtle', fontSize: 'sm' },
    '& dd': { marginBlockEnd: { base: '3', sm: '0' }, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
});

/** Material, plan and what else was written down. */
export function ClassFacts({ detail }: { detail: ClassDetail }) {
  const { t, i18n } = useTranslation('classes');
  const minutes = new Intl.NumberFormat(localeOf(i18n.language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  const { remaining_classes: remaining } = detail;
  const facts: [string, string | null | undefined][] = [
    [t('column.material'), detail.material?.name],
    [t(isHeld(detail) ? 'column.accomplished' : 'details.plan'), detail.accomplished],
    [t('details.notes'), detail.notes],
    [t('details.description'), detail.description],
    [t('column.duration'), minutes.format(detail.duration)],
    [
      t('details.remaining'),
      remaining === null
        ? null
        : remaining < 0
          ? t('details.owes', { count: -remaining })
          : t('details.left', { count: remaining }),
    ],
  ];
  const known = facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <Section title={t('details.about')}>
      <Facts>
        {known.map(([term, text]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <Text as="dd" dir="auto" textAlign="start">
              {text}
            </Text>
          </div>
        ))}
      </Facts>
    </Section>
  );
}
