/* global document */
/** The styles that Taro's router writes, for a router without bars, tabs and animations. */
const RULES =
  '.taro_router,.taro_page{width:100%;height:100%}.taro_router{position:relative}.taro_page{overflow-x:hidden;overflow-y:scroll;max-height:100vh}.taro_page_shade,.taro_router>.taro_page.taro_page_show.taro_page_stationed:not(.taro_page_shade):not(.taro_tabbar_page):not(:last-child){display:none}'

export const loadRouterStyle = () => {
  const style = document.createElement('style')
  style.textContent = RULES
  document.head.append(style)
}

export const loadAnimateStyle = () => {}
