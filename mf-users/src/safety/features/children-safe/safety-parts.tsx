import { useHasRole } from '@academy/shared-auth';
import { HStack, Stack, Text, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import type { Safety } from '#/safety/api/safety.ts';
import { safetyPlaces } from '#/safety/components/safety-places.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

interface SafetyPartsProps {
  safety: Safety;
  /** Whether the viewer is signed in; a child on a parent's device writes no concern (D146). */
  isInside: boolean;
}

/** What holds: nothing that a setting has switched off. */
export function SafetyParts({ safety, isInside }: SafetyPartsProps) {
  const { t, i18n } = useTranslation('users');
  const roleName = useRoleName();
  const mayWrite = !useHasRole('child') && isInside;
  const { concerns, documents, notJoinedMinutes, contactsHidden, texts } = safety;
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words.map(isolated));
  const isMonitored = texts.includes('monitoring');
  return (
    <Stack gap="5">
      {documents.length > 0 && (
        <Part of="documents" text={t('childrenSafe.documents.text', { kinds: list(documents) })} />
      )}
      {notJoinedMinutes !== null && (
        <Part of="joining" text={t('childrenSafe.joining.text', { count: notJoinedMinutes })} />
      )}
      <Part of="messages" text={t('childrenSafe.messages.text')}>
        {isMonitored && <Links kinds={['monitoring']} />}
      </Part>
      {contactsHidden && <Part of="contacts" text={t('childrenSafe.contacts.text')} />}
      <Part of="session" text={t('childrenSafe.session.text')} />
      {texts.length > 0 && (
        <Part of="consent" text={t('childrenSafe.consent.text')}>
          <Links kinds={texts} />
        </Part>
      )}
      {concerns && (
        <Part
          of="concerns"
          text={t('childrenSafe.concerns.text', { roles: list(concerns.readBy.map((role) => roleName(role))) })}
        >
          {mayWrite && (
            <TextLink reach to={safetyPlaces.write}>
              {t('concerns.write')}
            </TextLink>
          )}
        </Part>
      )}
    </Stack>
  );
}

interface PartProps {
  of: string;
  text: string;
  children?: ReactNode;
}

function Part({ of, text, children }: PartProps) {
  const { t } = useTranslation('users');
  return (
    <PartCard title={t(`childrenSafe.${of}.title`)}>
      <Stack gap="2">
        <Text>{text}</Text>
        {children}
      </Stack>
    </PartCard>
  );
}

/** Links to legal texts. */
function Links({ kinds }: { kinds: readonly string[] }) {
  const { t } = useTranslation('users');
  return (
    <HStack gap="4" flexWrap="wrap" fontSize="sm">
      {kinds.map((kind) => (
        <TextLink key={kind} reach to={`/${kind}`}>
          {t(`consents.kind.${kind}`)}
        </TextLink>
      ))}
    </HStack>
  );
}
