const EVENT = /\bbind\w+: (?:NO_DEFAULT_VALUE|_empty|_object|'eh'|'')(?:,\s*)?/g
const DEFAULT =
  /: (?:NO_DEFAULT_VALUE|DEFAULT_\w+|singleQuote\([^)]*\)|_empty|_true|_false|_zero|_object)(?=[,\s}])/g

/**
 * A webpack loader over Taro's tables of components. At run time only the attribute names are numbered (`p1`, `p2`);
 * their defaults and events are needed only by the templates, which are generated at build time.
 */
module.exports = function componentsLoader(source) {
  return source.replace(EVENT, '').replace(DEFAULT, ': 0')
}
