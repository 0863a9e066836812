/** Names of WeChat's built-in components. Their DOM tag is `wx-<name>`, as in WeChat's own view layer. */
export const BUILTIN_TAGS: readonly string[] = `page view text image button input textarea scroll-view swiper
swiper-item picker picker-view picker-view-column video web-view form label checkbox checkbox-group radio
radio-group switch slider rich-text navigator canvas icon progress cover-view cover-image movable-area
movable-view map camera live-player live-pusher ad open-data official-account editor page-container root-portal
page-meta navigation-bar match-media audio share-element sticky-header sticky-section list-view grid-view
snapshot span`.split(/\s+/)
