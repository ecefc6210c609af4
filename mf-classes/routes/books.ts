import { ADDERS, type Contribution } from './contribution.ts';

const BOOKS = '/dashboard/books';

export const books: Contribution = {
  routes: [
    {
      path: BOOKS,
      screen: 'book-list',
      titleKey: 'books.header',
      permissions: ['book.read'],
      skeleton: 'list',
      data: ['books?sort=title&page=1&per_page=10'],
    },
    {
      path: `${BOOKS}/add`,
      screen: 'book-form',
      titleKey: 'books.addTitle',
      permissions: ['book.create'],
      skeleton: 'form',
    },
    {
      path: `${BOOKS}/edit/:id`,
      screen: 'book-form/edit-book',
      titleKey: 'books.editTitle',
      permissions: ['book.update'],
      skeleton: 'form',
    },
    { path: `${BOOKS}/read/:id`, screen: 'book-details', titleKey: 'books.read', permissions: ['book.read'] },
  ],
  menu: [
    {
      id: 'books',
      labelKey: 'menu.books',
      to: BOOKS,
      icon: 'library',
      order: 56,
      permissions: ['book.read'],
    },
    {
      id: 'add-book',
      labelKey: 'books.add',
      to: `${BOOKS}/add`,
      icon: 'library',
      order: 59,
      permissions: ['book.create'],
      except: ADDERS,
    },
  ],
};
