/** Nothing to keep up to date: see navigationBar.js. */
export default class NavigationBarHandler {
  load() {}
}
