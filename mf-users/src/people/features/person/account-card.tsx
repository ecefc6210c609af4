import { localeOf } from '@academy/shared-auth';
import { Button, chakra, Ltr, Stack, Text, touch, useMinute } from '@academy/shared-ui';
import { PhoneText } from '@academy/shared-ui/phone';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { SideCard } from '#/base/components/facts.tsx';
import { zoneOption } from '#/base/components/time/time-zones.ts';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import { useSignInState } from '#/people/components/use-sign-in-state.ts';
import { useUserActionDialog } from '#/people/components/user-actions/use-user-action-dialog.tsx';
import { FactGrid } from './fact-grid.tsx';

/** Contacts, and the day of joining. Values that the viewer may not see (D9) are left out. */
export function AccountCard({ user, isAside = false }: { user: User; isAside?: boolean }) {
  const { t } = useTranslation('users');
  const dayText = useDayText();
  return (
    <SideCard title={t('person.account')}>
      <FactGrid
        isNarrow={isAside}
        facts={[
          { label: t('list.column.email'), value: addressOf(user) },
          { label: t('person.handle'), value: user.handle && <Ltr>{user.handle}</Ltr> },
          { label: t('list.column.phone'), value: user.phone && <Phone phone={user.phone} /> },
          { label: t('timezone.field.label'), value: <ZoneTime zone={user.timezone} /> },
          { label: t('person.state'), value: <SignIn user={user} /> },
          { label: t('list.column.joined'), value: dayText(user.created_at) },
        ]}
      />
    </SideCard>
  );
}

/** Whether they have signed in; an invitation for those who have not. */
function SignIn({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const state = useSignInState()(user);
  const { dialog, onInvite } = useUserActionDialog();
  if (!user.may.invite) return state;
  return (
    <Stack gap="2" alignItems="flex-start">
      {state}
      <Button variant="outline" size="sm" onClick={() => onInvite(user)} _print={{ display: 'none' }}>
        {t(user.invitation === 'invited' ? 'list.action.inviteAgain' : 'list.action.invite')}
      </Button>
      {dialog}
    </Stack>
  );
}

/** Nothing for a viewer who may not know the address, so that the line is left out. */
function addressOf(user: User) {
  if (user.email) return <Email user={user} email={user.email} />;
  return user.has_email === false && <NoAddress />;
}

function NoAddress() {
  return useTranslation('users').t('emailStatus.none');
}

/** The address, and why it gets no mail. */
function Email({ user, email }: { user: User; email: string }) {
  const { t } = useTranslation('users');
  const { email_status } = user;
  return (
    <>
      <Mail address={email} />
      {(email_status === 'unverified' || email_status === 'bounced') && (
        <Text fontSize="sm" color={email_status === 'bounced' ? 'danger.fg' : 'fg.muted'}>
          {t(`emailStatus.hint.${email_status}`)}
        </Text>
      )}
    </>
  );
}

const ContactLink = chakra('a', {
  base: { [touch]: { display: 'inline-flex', alignItems: 'center', minHeight: '11' } },
});

const Mail = ({ address }: { address: string }) => (
  <Ltr>
    <ContactLink href={`mailto:${address}`}>{address}</ContactLink>
  </Ltr>
);

const Phone = ({ phone }: { phone: string }) => (
  <ContactLink href={`tel:${phone}`}>
    <PhoneText phone={phone} />
  </ContactLink>
);

/** A zone that this browser does not know is shown without its time. */
function timeIn(zone: string, at: number, language: string): string | null {
  try {
    const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
    const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, ...clock });
    return format.format(at);
  } catch {
    return null;
  }
}

/** The zone, and the present time in it. */
function ZoneTime({ zone }: { zone: string }) {
  const { t, i18n } = useTranslation('users');
  const time = timeIn(zone, useMinute(), i18n.language);
  return (
    <>
      <Ltr>{zoneOption(zone, i18n.language).label}</Ltr>
      {time && (
        <Text fontSize="sm" color="fg.muted">
          {t('person.now', { time })}
        </Text>
      )}
    </>
  );
}
