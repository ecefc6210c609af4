import type { SessionUser } from '@academy/shared-auth';
import { Avatar, Card, chakra, Span, VisuallyHidden } from '@academy/shared-ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

const Opener = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderRadius: 'card',
    textAlign: 'start',
    cursor: 'text',
  },
});

interface ComposerTeaserProps {
  ref: Ref<HTMLButtonElement>;
  user: SessionUser;
  onOpen: () => void;
  /** Called shortly before a click. */
  onApproach: () => void;
}

/** Looks like a text field, and opens the form. */
export function ComposerTeaser({ ref, user, onOpen, onApproach }: ComposerTeaserProps) {
  const { t } = useTranslation('timeline');
  return (
    <Card
      padding="none"
      transitionProperty="border-color"
      transitionDuration="fast"
      _hover={{ borderColor: 'border.strong' }}
    >
      <Opener ref={ref} type="button" onClick={onOpen} onPointerEnter={onApproach} onFocus={onApproach}>
        <Avatar person={user.id} name={user.name} image={user.image} />
        <Span color="fg.subtle">
          <VisuallyHidden>{t('feed.composer.label')} </VisuallyHidden>
          {t('feed.composer.prompt')}
        </Span>
      </Opener>
    </Card>
  );
}
