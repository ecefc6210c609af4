import { ErrorState, Grid, PageBody, PageHeader, PageSkeleton, Slot, Stack, useWide } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type OwnProfile, ownProfileQuery } from '#/account/api/own-account.ts';
import { places } from '#/base/components/people/places.ts';
import { ChildrenCard } from './children-card.tsx';
import { DeactivateCard } from './deactivate-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { LinkCard } from './link-card.tsx';
import { NotificationsPart } from './notifications/notifications-part.tsx';
import { childrenOf } from './own-payments.ts';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileRows } from './profile-rows.tsx';
import { StudyCard } from './study-card.tsx';
import { TeachingCard } from './teaching-card.tsx';
import { TeachingForm } from './teaching-form.tsx';

export default function OwnProfilePage() {
  const { t } = useTranslation('users');
  const found = useQuery(ownProfileQuery());
  const isWide = useWide();
  return (
    <PageBody>
      <PageHeader title={t('own.header.title')} context={t('own.header.context')} />
      {found.data && (isWide ? <Profile own={found.data} /> : <NarrowProfile own={found.data} />)}
      {found.isPending && <PageSkeleton kind="form" hasHeader />}
      {found.isError && !found.data && (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      )}
    </PageBody>
  );
}

/** The identity at the side, the forms beside it. */
function Columns({ aside, main }: { aside: ReactNode; main: ReactNode }) {
  return (
    <Grid gap="6" alignItems="start" gridTemplateColumns="20rem minmax(0, 1fr)">
      <Stack gap="6">{aside}</Stack>
      <Stack gap="6">{main}</Stack>
    </Grid>
  );
}

function Profile({ own }: { own: OwnProfile }) {
  return (
    <Columns
      aside={
        <>
          <IdentityCard own={own} />
          {own.student && <StudyCard id={own.id} student={own.student} />}
          <TeachingCard own={own} />
          {own.children.length > 0 && <ChildrenCard list={own.children} />}
          <Slot name="own.summary" props={{ userId: own.id, role: own.role, children: childrenOf(own) }} />
        </>
      }
      main={
        <>
          <ProfileForm own={own} />
          {own.teacher && own.roles.includes('teacher') && <TeachingForm teaching={own.teacher} />}
          <NotificationsPart own={own} />
          <PasswordForm />
          {own.roles.includes('teacher') && <LinkCard about="documents" to={places.ownDocuments} />}
          <LinkCard about="security" to={places.security} />
          <LinkCard about="data" to={places.ownData} />
          <LinkCard about="consents" to={places.consents} />
          <LinkCard about="concerns" to={places.concerns} />
          <DeactivateCard />
        </>
      }
    />
  );
}

/** Without room for two columns the parts are pages, one touch away. */
function NarrowProfile({ own }: { own: OwnProfile }) {
  return (
    <Stack gap="5">
      <IdentityCard own={own} />
      {own.student && <StudyCard id={own.id} student={own.student} />}
      <TeachingCard own={own} />
      <ProfileRows own={own} />
      <DeactivateCard />
    </Stack>
  );
}
