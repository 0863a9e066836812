const EVENT = /\bbind\w+: (?:NO_DEFAULT_VALUE|_empty|_object|'eh'|'')(?:,\s*)?/g
const DEFAULT =
  /: (?:NO_DEFAULT_VALUE|DEFAULT_\w+|singleQuote\([^)]*\)|_empty|_true|_false|_zero|_object)(?=[,\s}])/g

/**
 * A webpack loader over Taro's tables of components. The running mini-program numbers their attributes by name (`p1`, `p2`); what
 * each is by default, and which events there are, only the templates say, which are made by then.
 */
module.exports = function componentsLoader(source) {
  return source.replace(EVENT, '').replace(DEFAULT, ': 0')
}
