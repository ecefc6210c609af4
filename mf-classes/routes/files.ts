import type { Contribution } from './contribution.ts';

const FILES = '/dashboard/files';

/** D65: the API decides about the list's content. */
export const files: Contribution = {
  routes: [
    {
      path: FILES,
      screen: 'file-list',
      titleKey: 'fileList.header',
      skeleton: 'list',
      data: ['files?page=1&per_page=10'],
    },
  ],
  menu: [
    {
      id: 'files',
      labelKey: 'menu.files',
      to: FILES,
      icon: 'folder-open',
      order: 81,
      only: ['student', 'teacher', 'leader', 'admin', 'super-admin'],
    },
  ],
};
