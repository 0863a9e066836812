import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { mindMap, mindMaps, type MindMap } from '@/contracts/promo/mindMaps'
import { usePageCache } from '@/stores/page/usePageCache'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Field } from '@/ui/controls/Field'
import { Loadable } from '@/ui/feedback/Loadable'
import { MindCanvas } from './MindCanvas'
import { MindTree } from './MindTree'
import './mindMap.scss'

/** Mind maps to choose from (`?map=`), the chosen one as a tree. */
export const MindMapPart = observer(function MindMapPart() {
  const { call } = useStores()
  const { given } = useRoute()
  const opened = usePageCache('map', true, () => ({ map: given['map'] }))
  const [chosen, setChosen] = useState(opened.map)
  const choose = (map: string): void => {
    opened.map = map
    setChosen(map)
  }
  const maps = useResource(() => call(mindMaps, {}, { quiet: true }))
  return (
    <Loadable phase={maps.phase} skeleton="list" size="small" onRetry={() => void maps.load()}>
      {(list) => {
        const shown = list.find(({ mapId }) => mapId === chosen) ?? list[0]
        if (!shown) return <Empty size="small" title="导图还在整理" hint="先去做一组练习吧" />
        return (
          <View className="part__stack">
            <Choice
              label="选一张导图"
              options={list.map(({ mapId, title }) => ({ key: mapId, text: title }))}
              value={shown.mapId}
              onChange={choose}
            />
            <Chosen key={shown.mapId} mapId={shown.mapId} />
          </View>
        )
      }}
    </Loadable>
  )
})

const Chosen = observer(function Chosen({ mapId }: { readonly mapId: string }) {
  const { call } = useStores()
  const map = useResource(() => call(mindMap, { params: { mapId } }, { quiet: true }))
  return (
    <Loadable phase={map.phase} skeleton="list" size="small" onRetry={() => void map.load()}>
      {(found) => <Tree map={found} />}
    </Loadable>
  )
})

const Tree = observer(function Tree({ map }: { readonly map: MindMap }) {
  const { navigator } = useStores()
  const tree = usePageCache(`tree-${map.mapId}`, true, () => new MindTree(map.root))
  // What was opened is kept beyond the page; a search is not, as the way back promises the whole map.
  const [wanted, setWanted] = useState('')
  const rows = tree.rows(wanted)
  return (
    <>
      <View className="part__row">
        <Field
          className="yt-grow"
          label="在导图里找"
          hideLabel
          placeholder="在导图里找"
          value={wanted}
          onChange={setWanted}
        />
        <Button kind="soft" onPress={tree.toggleAll}>
          {tree.isAllOpen ? '全部收起' : '展开全部'}
        </Button>
      </View>
      {rows.length === 0 ? (
        <Empty size="small" art="search" title="没有这个知识点" hint="换个词，或清空搜索看整张导图" />
      ) : (
        <Card padding="none">
          <MindCanvas
            rows={rows}
            onToggle={tree.toggle}
            onRead={(id) => void navigator.openAddress(`/market/mind-map-detail?map=${map.mapId}&node=${id}`)}
          />
        </Card>
      )}
    </>
  )
})
