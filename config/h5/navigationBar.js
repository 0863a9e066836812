/** PageShell draws the bar of a page; Taro's own would stand invisible in every page and weigh 13 KB. */
export const initNavigationBar = () => {}
