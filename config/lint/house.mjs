import { importFromRoot } from './importFromRoot.mjs'
import { keepLayers } from './keepLayers.mjs'
import { labelInName } from './labelInName.mjs'
import { noAwaitAmongStarted } from './noAwaitAmongStarted.mjs'
import { noNewBuiltIns } from './noNewBuiltIns.mjs'
import { plainComment } from './plainComment.mjs'

/** The rules of this house, as a plugin of the linter. */
export default {
  meta: { name: 'house' },
  rules: {
    'import-from-root': importFromRoot,
    'keep-layers': keepLayers,
    'label-in-name': labelInName,
    'no-await-among-started': noAwaitAmongStarted,
    'no-new-built-ins': noNewBuiltIns,
    'plain-comment': plainComment,
  },
}
