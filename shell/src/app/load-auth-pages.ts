/** The chunk of the auth screens; loaded early if the page opens on one of them. */
export const loadAuthPages = () => import(/* webpackChunkName: "auth" */ '#/features/auth/auth-pages.tsx');
