import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { mindMap, mindMaps, type MindMap, type MindNode } from '@/contracts/promo/mindMaps'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { TextLink } from '@/ui/controls/TextLink'
import { pathTo } from './MindTree'
import './mindMap.scss'

/** One node of a mind map (`?map=&node=`): its path, text, siblings and children. */
export const MindNodePart = observer(function MindNodePart() {
  const { call } = useStores()
  const { given } = useRoute()
  const { map: mapId, node = '' } = given
  const found = useResource(async () => {
    const named = mapId ?? (await call(mindMaps, {}, { quiet: true }))[0]?.mapId ?? ''
    return call(mindMap, { params: { mapId: named } }, { quiet: true })
  })
  return (
    <Loadable phase={found.phase} skeleton="detail" size="small" onRetry={() => void found.load()}>
      {(map) => <Node map={map} id={node || map.root.id} />}
    </Loadable>
  )
})

function Node({ map, id }: { readonly map: MindMap; readonly id: string }) {
  const { navigator } = useStores()
  const path = pathTo(map.root, id)
  const node = path[path.length - 1]
  const backToMap = (): void => void navigator.openAddress(`/market/mind-map?map=${map.mapId}`)
  // Going from node to node replaces the page: back leads to the map at once.
  const read = (next: string): void =>
    void navigator.openAddress(`/market/mind-map-detail?map=${map.mapId}&node=${next}`, 'replace')
  if (!node) {
    return (
      <Empty
        size="small"
        title="这个知识点不在导图里"
        hint="导图可能更新过"
        action={{ text: '看整张导图', onPress: backToMap }}
      />
    )
  }
  const above = path.slice(0, -1)
  const siblings = above[above.length - 1]?.children ?? []
  const at = siblings.findIndex((one) => one.id === id)
  return (
    <View className="part__stack">
      <Card>
        <View className="mind__path">
          {above.map((one) => (
            <TextLink key={one.id} onPress={() => read(one.id)}>
              {`${one.title} ›`}
            </TextLink>
          ))}
        </View>
        <View className="part__title">{node.title}</View>
        {node.text ? <View className="mind__text">{node.text}</View> : null}
      </Card>
      <NodeList title="展开来看" nodes={node.children ?? []} onRead={read} />
      <NodeList
        title="前后知识点"
        nodes={[siblings[at - 1], siblings[at + 1]].filter((one) => one !== undefined)}
        onRead={read}
      />
      <Button block kind="soft" onPress={backToMap}>
        回到整张导图
      </Button>
    </View>
  )
}

interface NodeListProps {
  readonly title: string
  readonly nodes: readonly MindNode[]
  readonly onRead: (id: string) => void
}

function NodeList({ title, nodes, onRead }: NodeListProps) {
  if (nodes.length === 0) return null
  return (
    <List title={title}>
      {nodes.map((one) => (
        <Cell key={one.id} title={one.title} note={one.text} onPress={() => onRead(one.id)} />
      ))}
    </List>
  )
}
