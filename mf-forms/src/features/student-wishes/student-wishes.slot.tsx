import type { SlotProps } from '@academy/shared-auth/contract';
import { Card, Heading, HStack, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { leadQueries, type Wishes } from '#/api/leads.ts';
import { places } from '#/components/places.ts';
import { useLeadWords } from '#/components/use-lead-words.ts';

function useWishText({ teacherGender, subject, level, language, times }: Wishes): string {
  const { t } = useTranslation('forms');
  const words = useLeadWords();
  const parts = [
    teacherGender ? words.gender(teacherGender) : t('leads.wishes.any'),
    words.subject(subject),
    level,
    language && words.language(language),
    times,
  ];
  return parts.filter(Boolean).join(' · ');
}

function WishesCard({ wishes }: { wishes: Wishes }) {
  const { t } = useTranslation('forms');
  const id = useId();
  const text = useWishText(wishes);
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Heading size="sm" id={id} marginBlockEnd="3">
          {t('leads.wishes.title')}
        </Heading>
        <Text dir="auto" marginBlockEnd="3">
          {text}
        </Text>
        <HStack gap="4" flexWrap="wrap">
          <Link to={places.freeTeachers(wishes)}>{t('leads.wishes.teachers')}</Link>
          <Link to={places.lead(wishes.leadId)}>{t('leads.wishes.lead')}</Link>
        </HStack>
      </section>
    </Card>
  );
}

/** On the page of a student, for who sees leads: what the family wished of the teacher (D107, D164). */
export default function StudentWishes({ userId }: SlotProps<'person.summary'>) {
  const { data } = useQuery(leadQueries.wishes(userId));
  return data ? <WishesCard wishes={data} /> : null;
}
