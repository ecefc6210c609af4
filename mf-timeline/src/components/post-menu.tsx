import { useSession } from '@academy/shared-auth';
import { ActionMenu } from '@academy/shared-ui';
import { PencilIcon, TrashIcon, UsersIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '#/api/posts.ts';
import { DeletePostDialog } from './delete-post-dialog.tsx';
import { editPath, visibilityPath } from './post-paths.ts';

interface PostMenuProps {
  post: Post;
  onDeleted?: () => void;
}

/** The author's actions on a post; other users do not see them. */
export function PostMenu({ post, onDeleted }: PostMenuProps) {
  const { t } = useTranslation('timeline');
  const isAuthor = useSession((session) => session.user?.id === post.user.id);
  const { may } = post;
  const [isAsking, setAsking] = useState(false);
  if (!isAuthor) return null;
  return (
    <>
      <ActionMenu
        label={t('post.menu.label')}
        items={[
          ...(may.update ? [{ label: t('post.menu.edit'), icon: <PencilIcon />, to: editPath(post.id) }] : []),
          ...(may.setVisibility
            ? [{ label: t('post.menu.visibility'), icon: <UsersIcon />, to: visibilityPath(post.id) }]
            : []),
          ...(may.delete
            ? ([
                'separator',
                {
                  label: t('post.menu.delete'),
                  icon: <TrashIcon />,
                  tone: 'danger',
                  onSelect: () => setAsking(true),
                },
              ] as const)
            : []),
        ]}
      />
      <DeletePostDialog
        post={post}
        open={isAsking}
        title={t('post.delete.title')}
        description={t('post.delete.text')}
        confirmLabel={t('post.delete.action')}
        onClose={() => setAsking(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}
