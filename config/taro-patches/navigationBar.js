/** PageShell draws the bar of a page; Taro's own would be mounted invisibly in every page and weigh 13 KB. */
export const initNavigationBar = () => {}
