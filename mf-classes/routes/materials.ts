import { ADDERS, type Contribution } from './contribution.ts';

const MATERIALS = '/dashboard/lms';

/** C14: teachers choose materials in the form of a class, and have no menu entry for them. */
export const materials: Contribution = {
  routes: [
    {
      path: MATERIALS,
      screen: 'material-list',
      titleKey: 'materials.header',
      permissions: ['materials.read'],
      skeleton: 'list',
      data: ['materials?sort=name&page=1&per_page=10'],
    },
    {
      path: `${MATERIALS}/add`,
      screen: 'material-form',
      titleKey: 'materials.addTitle',
      permissions: ['materials.create'],
      skeleton: 'form',
    },
    {
      path: `${MATERIALS}/edit/:id`,
      screen: 'material-form/edit-material',
      titleKey: 'materials.editTitle',
      permissions: ['materials.update'],
      skeleton: 'form',
    },
  ],
  menu: [
    {
      id: 'materials',
      labelKey: 'menu.materials',
      to: MATERIALS,
      icon: 'book-open',
      order: 55,
      permissions: ['materials.read'],
      except: ['teacher'],
    },
    {
      id: 'add-material',
      labelKey: 'materials.add',
      to: `${MATERIALS}/add`,
      icon: 'book-open',
      order: 58,
      permissions: ['materials.create'],
      except: ADDERS,
    },
  ],
};
