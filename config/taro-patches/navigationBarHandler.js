/** No bar to update: see navigationBar.js. */
export default class NavigationBarHandler {
  load() {}
}
