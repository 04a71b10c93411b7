/**
 * `Cache-Control` of pages that not everybody may read whole: only the browser that asked may keep one, and our own cache, which
 * tells audiences apart. The service worker makes no offline copy of a private page.
 */
export const perAudience = 'private, max-age=0, must-revalidate'
