import { Button, VisuallyHidden } from '@academy/shared-ui';
import { ClockIcon, HeartIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Count } from './count.tsx';

const beat = {
  '& svg': { transition: 'transform {durations.base} {easings.out}' },
  '&:active svg': { transform: 'scale(0.8)' },
};

interface LikeButtonProps {
  liked: boolean;
  likes: number;
  /** Without it the likes are only read, as in a child's session (D141). */
  mayLike: boolean;
  /** Whether it waits for the connection; pressing again cancels it. */
  isWaiting: boolean;
  onToggle: () => void;
}

export function LikeButton({ liked, likes, mayLike, isWaiting, onToggle }: LikeButtonProps) {
  const { t } = useTranslation('timeline');
  const count = <Count text={t('post.like.count', { count: likes })} count={likes} />;
  const heart = <HeartIcon aria-hidden fill={liked ? 'currentColor' : 'none'} />;
  if (!mayLike)
    return (
      <Button asChild variant="ghost" size="sm" pointerEvents="none">
        <span>
          {heart}
          {count}
        </span>
      </Button>
    );
  return (
    <Button variant="ghost" size="sm" aria-pressed={liked} onClick={onToggle} css={beat}>
      {heart}
      <VisuallyHidden>{t('post.like.label')} </VisuallyHidden>
      {count}
      {isWaiting && (
        <>
          <ClockIcon size={14} aria-hidden />
          <VisuallyHidden> {t('post.like.waiting')}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
