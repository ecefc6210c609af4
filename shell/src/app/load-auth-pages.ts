/** The chunk of the auth screens; asked for early where the page opens on one of them. */
export const loadAuthPages = () => import(/* webpackChunkName: "auth" */ '#/features/auth/auth-pages.tsx');
